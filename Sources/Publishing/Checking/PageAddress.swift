/// What the value of an attribute asks for, once its character references are replaced.
enum PageAddress: Equatable {
  /// A file of the site; both parts are still percent-encoded, an empty path is the page itself.
  case file(path: ArraySlice<UInt8>, fragment: ArraySlice<UInt8>?)
  /// `http` or `https`, with a host.
  case web
  /// A letter to write or a number to call.
  case contact
  /// `data:`: the address is the file itself.
  case embedded
  case refused(SiteFinding.Problem)

  init(_ value: ArraySlice<UInt8>) {
    guard !value.isEmpty else {
      self = .refused(.empty)
      return
    }
    if let scheme = value.scheme {
      self.init(scheme: scheme, rest: value.dropFirst(scheme.utf8.count + 1))
    } else {
      self.init(relative: value)
    }
  }

  private init(scheme: String, rest: ArraySlice<UInt8>) {
    switch scheme {
    // Without a host, browsers read them as relative.
    case "http", "https": self = rest.starts(with: "//".utf8) ? .web : .refused(.scheme)
    case "mailto", "tel": self = .contact
    case "data": self = .embedded
    default: self = .refused(.scheme)
    }
  }

  private init(relative value: ArraySlice<UInt8>) {
    if value.starts(with: "//".utf8) {
      self = .refused(.foreignHost)
    } else if value.first == UInt8(ascii: "/") {
      self = .refused(.rootAbsolute)
    } else {
      let parts = value.split(
        separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
      let fragment = parts.count > 1 ? parts[1] : nil
      let isEncoded = parts[0].isPercentEncoded && (fragment?.isPercentEncoded ?? true)
      let path = parts[0].prefix { $0 != UInt8(ascii: "?") }
      self = isEncoded ? .file(path: path, fragment: fragment) : .refused(.notEncoded)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The lower-cased word in front of a colon, if it could be a scheme.
  fileprivate var scheme: String? {
    let head = prefix { $0 != UInt8(ascii: ":") }
    guard head.count < count, let first = head.first, first.isLetter,
      head.allSatisfy(\.isSchemeCharacter)
    else { return nil }
    return String(decoding: head, as: UTF8.self).lowercased()
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  fileprivate var isSchemeCharacter: Bool {
    isLetter || (0x30...0x39).contains(self) || Array("+-.".utf8).contains(self)
  }
}

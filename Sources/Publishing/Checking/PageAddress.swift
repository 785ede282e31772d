import HTMLSyntax

/// What the value of an attribute asks for, once its character references are replaced.
enum PageAddress: Equatable {
  /// A file of the site; both parts are still percent-encoded, an empty path is the page itself.
  case file(path: Range<Int>, fragment: Range<Int>?)
  /// `http` or `https`, with a host.
  case web
  /// A letter to write or a number to call.
  case contact
  /// `data:`: the address is the file itself.
  case embedded
  case refused(SiteFinding.Problem)

  init(_ value: Span<UInt8>) {
    guard !value.isEmpty else {
      self = .refused(.empty)
      return
    }
    var end = 0
    while end < value.count, value[end].isSchemeCharacter { end += 1 }
    // The word in front of a colon, if it could be a scheme.
    if end > 0, end < value.count, value[end] == UInt8(ascii: ":"), value[0].isASCIILetter {
      self.init(scheme: end, of: value)
    } else {
      self.init(relative: value)
    }
  }

  /// `end` is that of the scheme's name.
  private init(scheme end: Int, of value: Span<UInt8>) {
    switch value.lowercased(0..<end) {
    // Without a host, browsers read them as relative.
    case "http", "https": self = value.has("://", at: end) ? .web : .refused(.scheme)
    case "mailto", "tel": self = .contact
    case "data": self = .embedded
    default: self = .refused(.scheme)
    }
  }

  private init(relative value: Span<UInt8>) {
    if value.has("//", at: 0) {
      self = .refused(.foreignHost)
    } else if value[0] == UInt8(ascii: "/") {
      self = .refused(.rootAbsolute)
    } else {
      let pathEnd = value.endOfPercentEncoded(from: 0)
      guard pathEnd < value.count else {
        self = .file(path: value.pathWithoutQuery(endingAt: pathEnd), fragment: nil)
        return
      }
      let start = pathEnd + 1
      guard value[pathEnd] == UInt8(ascii: "#"),
        value.endOfPercentEncoded(from: start) == value.count
      else {
        self = .refused(.notEncoded)
        return
      }
      self = .file(
        path: value.pathWithoutQuery(endingAt: pathEnd), fragment: start..<value.count)
    }
  }
}

extension Span<UInt8> {
  fileprivate func pathWithoutQuery(endingAt end: Int) -> Range<Int> {
    0..<Swift.min(index(of: UInt8(ascii: "?"), from: 0), end)
  }
}

extension UInt8 {
  fileprivate var isSchemeCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: isASCIILetter
    }
  }
}

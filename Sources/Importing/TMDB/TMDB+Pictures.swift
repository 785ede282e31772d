import Diagnostics
import Fetching
import Wiki

extension TMDB {
  /// The folder of all pictures, on TMDB's picture host and on any server that stands in for it.
  private static let folder = "/t/p/"

  /// The picture host's own addresses are asked for there, wherever the API is; a server that
  /// stands in for the API may have pictures of its own.
  static func picture(_ picture: Picture, at base: BaseURL) -> Request? {
    let hosts = ["https://image.tmdb.org", base.origin].map { $0 + folder }
    guard let host = hosts.first(where: { picture.address.hasPrefix($0) }) else { return nil }
    let path = picture.address.dropFirst(host.count)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard path.count == 2, isSize(path[0]), isFileName(path[1]) else { return nil }
    return Request(
      base: folder(host, setting: base.setting), path: path,
      recording: "images/\(path[0])/\(path[1])", content: .picture)
  }

  /// `q3jHCb4dMfYF6ojikKuHd6LscxC.jpg`
  static func isFileName(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[0].utf8.allSatisfy(\.isPlain)
      && ["jpg", "jpeg", "png", "webp"].contains(parts[1])
  }

  /// `w342`, `h632`, `original`
  private static func isSize(_ text: String) -> Bool {
    guard text != "original" else { return true }
    return (text.hasPrefix("w") || text.hasPrefix("h")) && (2...5).contains(text.utf8.count)
      && text.utf8.dropFirst().allSatisfy(\.isDigit)
  }

  private static func folder(_ address: String, setting: String) -> BaseURL {
    do {
      return try BaseURL(address, setting: setting)
    } catch {
      preconditionFailure("\(address) is a constant, or the beginning of an address that is one")
    }
  }
}

extension BaseURL {
  /// `https://host:port`
  fileprivate var origin: String {
    text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
      .joined(separator: "/")
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A letter, a digit, a hyphen or a low line.
  fileprivate var isPlain: Bool {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    return isDigit || isLetter || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}

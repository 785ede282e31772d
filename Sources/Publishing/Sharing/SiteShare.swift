import Crypto

/// One of several folders into which a site is divided: `2/4` is the second of four.
///
/// Which share a file belongs to follows from its path alone, so that it stays in its share whatever
/// else comes or goes, and shares come out about alike.
public struct SiteShare: Hashable, Sendable {
  /// From 1 on.
  public let number: Int
  public let count: Int

  /// As many as a matrix of jobs has at most on the hosts that have one.
  public static let mostShares = 256

  /// Nil of a share that there can't be.
  public init?(number: Int, of count: Int) {
    guard (1...Self.mostShares).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Nil of a text that names none: `2/4` does.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, of: count)
  }

  /// Whether the file at a path of the site is of this share.
  public func has(_ path: String) -> Bool { Self.number(of: path, amongst: count) == number }

  private static func number(of path: String, amongst count: Int) -> Int {
    // Its digest's first bytes: neighbouring names end up apart.
    let hash = SHA256.hash(data: Array(path.utf8)).prefix(8).reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(hash % UInt64(count)) + 1
  }
}

extension SiteShare: CustomStringConvertible {
  public var description: String { "\(number)/\(count)" }
}

/// Half of a SHA-256: two contents with the same mark are the same.
public struct ContentMark: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// In bytes.
  public static let size = 16

  /// Of a digest's bytes, of which the first count.
  public init(_ digest: some Sequence<UInt8>) {
    var words = (high: UInt64(0), low: UInt64(0))
    for (place, byte) in digest.prefix(Self.size).enumerated() {
      if place < 8 {
        words.high = words.high << 8 | UInt64(byte)
      } else {
        words.low = words.low << 8 | UInt64(byte)
      }
    }
    (high, low) = words
  }

  public func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: high.bigEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: low.bigEndian) { bytes.append(contentsOf: $0) }
  }
}

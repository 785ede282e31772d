/// Half of a SHA-256: two contents with the same mark are the same.
public struct ContentMark: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// In bytes.
  public static let size = 16

  /// The mark of no content.
  public static let none = ContentMark(high: 0, low: 0)

  /// Of a digest's bytes, of which the first count.
  public init(_ digest: UnsafeRawBufferPointer) {
    precondition(digest.count >= Self.size, "A mark has \(Self.size) bytes")
    self.init(
      high: UInt64(bigEndian: digest.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: digest.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  /// Whether it is among a sample of marks that has one of so many of them.
  public func isOne(of count: UInt64) -> Bool { low.isMultiple(of: count) }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  func append(to bytes: inout GrowingBytes) {
    bytes.append(number: high.bigEndian)
    bytes.append(number: low.bigEndian)
  }

  public func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: high.bigEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: low.bigEndian) { bytes.append(contentsOf: $0) }
  }
}

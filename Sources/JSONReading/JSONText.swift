/// A text of a JSON text, which is looked at where it stands: to copy it takes as long as to find it.
///
/// It is there as long as what reads the JSON text, and no longer: what stays asks for its `string`. Two are
/// equal where `String` says so.
public struct JSONText {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  public let isASCII: Bool
  /// Has the bytes that do not stand in the JSON text in this way.
  @usableFromInline let copy: Copy?

  /// A class because it ends with the last text that it has the bytes of.
  @usableFromInline
  final class Copy {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ text: String) {
      let utf8 = text.utf8
      bytes = .allocate(capacity: utf8.count)
      _ = bytes.initialize(fromContentsOf: utf8)
    }

    deinit { bytes.deallocate() }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
    copy = nil
  }

  public init(_ text: String) {
    let copy = Copy(text)
    bytes = UnsafeBufferPointer(copy.bytes)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    self.copy = copy
  }

  public static var empty: JSONText { "" }

  @inlinable public var isEmpty: Bool { bytes.isEmpty }

  /// How many bytes it has.
  @inlinable public var count: Int { bytes.count }

  public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// UTF-8.
  @inlinable
  public func withBytes<Result>(_ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(copy) { look(bytes) }
  }

  /// Whether not even the spelling of a letter differs.
  public func hasSameBytes(as other: JSONText) -> Bool {
    guard count == other.count else { return false }
    return withBytes { own in
      other.withBytes { bytes in
        var place = 0
        while place < own.count, own[place] == bytes[place] { place += 1 }
        return place == own.count
      }
    }
  }
}

extension JSONText: JSONReadable {
  public init(_ tape: JSONTape, at place: Int) throws { self = try tape.uncopiedText(at: place) }

  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
}

extension JSONText: Hashable {
  public static func == (one: JSONText, other: JSONText) -> Bool {
    if one.hasSameBytes(as: other) { return true }
    return one.isASCII && other.isASCII ? false : one.string == other.string
  }

  public func hash(into hasher: inout Hasher) {
    guard isASCII else { return hasher.combine(string) }
    // As a string does it, which may be spelled otherwise and yet be equal.
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension JSONText: ExpressibleByStringLiteral {
  public init(stringLiteral text: StaticString) {
    self.init(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount),
      isASCII: text.isASCII)
  }
}

/// Bytes that are written one after the other.
///
/// Of its own memory, or an array's that is being made: an array asks before each part that is added whether it is
/// anybody else's too, and a wiki is written in some hundred million parts.
public struct GrowingBytes: ~Copyable {
  @usableFromInline var memory: UnsafeMutableRawPointer
  @usableFromInline var capacity: Int
  @usableFromInline var end = 0
  private var isOwner = true

  @inlinable public var count: Int { end }

  /// `capacity` is how many bytes fit in before it grows.
  public init(capacity: Int = 256) {
    memory = .allocate(byteCount: capacity, alignment: 1)
    self.capacity = capacity
  }

  /// In somebody else's memory for as long as it has room.
  private init(over memory: UnsafeMutableRawBufferPointer) {
    capacity = memory.count
    // Memory of no bytes may be anywhere.
    if let start = memory.baseAddress, capacity > 0 {
      (self.memory, isOwner) = (start, false)
    } else {
      (self.memory, isOwner) = (.allocate(byteCount: 0, alignment: 1), true)
    }
  }

  deinit { if isOwner { memory.deallocate() } }

  /// What `write` writes, as an array from the start: nothing is copied if it has at most `capacity` bytes. What
  /// `write` is given is gone when it returns.
  public static func array(
    capacity: Int, _ write: (inout GrowingBytes) -> Void
  ) -> [UInt8] {
    var others: [UInt8] = []
    let array = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var bytes = GrowingBytes(over: UnsafeMutableRawBufferPointer(buffer))
      write(&bytes)
      let isInPlace = buffer.baseAddress.map { UnsafeMutableRawPointer($0) == bytes.memory }
      if isInPlace == true { count = bytes.count } else { others = bytes.array }
    }
    return others.isEmpty ? array : others
  }

  /// A copy of all that was written.
  public var array: [UInt8] { Array(bytes) }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// All that was written, until something is written again or this is gone: not to be appended to itself.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: end) }

  /// The same for as long as it is read.
  public func withBytes<Result: ~Copyable>(
    _ read: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    read(bytes)
  }

  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    end += 1
  }

  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (memory + count).copyMemory(from: start, byteCount: bytes.count)
    end += bytes.count
  }

  @inlinable
  public mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  @inlinable
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  @inlinable @inline(__always)
  public mutating func append(literal: StaticString) {
    append(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// In decimal digits.
  public mutating func append(decimal number: UInt64) {
    var rest = number
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.mostDigits) { digits in
      var start = digits.count
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      append(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: digits[start...])))
    }
  }

  /// Of 64 bits.
  private static let mostDigits = 20

  /// In the machine's order.
  @inlinable @inline(__always)
  public mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(number: Number) {
    let size = MemoryLayout<Number>.size
    if capacity - count < size { grow(by: size) }
    memory.storeBytes(of: number, toByteOffset: count, as: Number.self)
    end += size
  }

  @inlinable
  public mutating func append(zeros: Int) {
    if capacity - count < zeros { grow(by: zeros) }
    (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: zeros)
    end += zeros
  }

  /// Writes a number over bytes that were written before.
  @inlinable @inline(__always)
  public mutating func put(_ number: UInt32, at place: Int) {
    precondition(
      place >= 0 && place + MemoryLayout<UInt32>.size <= count, "nothing was written there")
    memory.storeBytes(of: number, toByteOffset: place, as: UInt32.self)
  }

  /// The memory stays.
  public mutating func removeAll(from place: Int = 0) {
    precondition(place >= 0 && place <= count, "nothing was written there")
    end = place
  }

  @usableFromInline
  mutating func grow(by more: Int) {
    let wider = max(2 * capacity, count + more)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: wider, alignment: 1)
    moved.copyMemory(from: memory, byteCount: count)
    if isOwner { memory.deallocate() }
    (memory, capacity, isOwner) = (moved, wider, true)
  }
}

import Wiki

/// What pages have in common, as it lies on a tape, one value behind the other.
///
/// Who writes a page holds it once for all of its values: to hold each by itself takes longer than to copy it.
struct SharedTape: Sendable {
  private var bytes: [UInt8] = []
  private var places: [SharedValue: Range<Int>] = [:]

  /// Whether the value is known, which then was appended.
  func append(_ value: SharedValue, to tape: inout GrowingBytes) -> Bool {
    guard let place = places[value] else { return false }
    bytes.withUnsafeBytes { tape.append(UnsafeRawBufferPointer(rebasing: $0[place])) }
    return true
  }

  mutating func keep(_ value: UnsafeRawBufferPointer, of shared: SharedValue) {
    guard places[shared] == nil else { return }
    let start = bytes.count
    bytes.append(contentsOf: value)
    places[shared] = start..<bytes.count
  }
}

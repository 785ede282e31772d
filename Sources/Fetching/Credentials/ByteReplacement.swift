/// Puts a mark where a byte sequence stands, in Horspool's way: most bytes are never looked at.
///
/// The standard library's own search is too slow for every body of a run.
struct ByteReplacement: Sendable {
  private let part: [UInt8]
  private let mark: [UInt8]
  /// How far the part can move on when that byte is under its end.
  private let strides: [Int]

  init(of part: [UInt8], with mark: [UInt8]) {
    self.part = part
    self.mark = mark
    var strides = [Int](repeating: part.count, count: 256)
    for (position, byte) in part.dropLast().enumerated() {
      strides[Int(byte)] = part.count - 1 - position
    }
    self.strides = strides
  }

  /// The bytes themselves where the part is not in them.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var kept = 0
    while let found = firstPosition(in: bytes, from: kept) {
      result.append(contentsOf: bytes[kept..<found])
      result.append(contentsOf: mark)
      kept = found + part.count
    }
    guard kept > 0 else { return bytes }
    result.append(contentsOf: bytes[kept...])
    return result
  }

  private func firstPosition(in bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    while position + part.count <= bytes.count {
      let end = position + part.count
      if bytes[end - 1] == part[part.count - 1], bytes[position..<end] == part[...] {
        return position
      }
      position += strides[Int(bytes[end - 1])]
    }
    return nil
  }
}

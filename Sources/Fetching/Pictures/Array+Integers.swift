extension [UInt8] {
  /// Nil where the bytes end before it.
  func bigEndian(at position: Int, length: Int) -> Int? {
    guard position >= 0, position + length <= count else { return nil }
    return self[position..<(position + length)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Nil where the bytes end before it.
  func littleEndian(at position: Int, length: Int) -> Int? {
    guard position >= 0, position + length <= count else { return nil }
    return self[position..<(position + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func has(_ text: String, at position: Int) -> Bool {
    dropFirst(position).starts(with: text.utf8)
  }
}

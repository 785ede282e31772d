extension [UInt8] {
  /// A gzip body without an end that inflates to that many zeros: one literal, then matches of
  /// 258 bytes at distance 1, 13 bits each, in deflate's fixed code.
  public static func inflating(to size: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    var bits = 0
    var length = 0
    func append(_ code: [Int]) {
      for bit in code {
        bits |= bit << length
        length += 1
        if length == 8 {
          bytes.append(UInt8(bits))
          (bits, length) = (0, 0)
        }
      }
    }
    append([1, 1, 0])
    append([0, 0, 1, 1, 0, 0, 0, 0])
    for _ in 0..<(size / 258) { append([1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]) }
    return bytes
  }
}

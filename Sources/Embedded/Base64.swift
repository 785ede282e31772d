/// Decodes what `EmbedFilesTool` encodes: padded, without line breaks.
enum Base64 {
  private static let values: [UInt32] = {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    var values = [UInt32](repeating: 0, count: 256)
    for (value, byte) in alphabet.utf8.enumerated() { values[Int(byte)] = UInt32(value) }
    return values
  }()

  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    let length = text.count / 4 * 3
    return values.withUnsafeBufferPointer { values in
      var bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
        for group in 0..<text.count / 4 {
          let start = group * 4
          let bits =
            values[Int(text[start])] << 18 | values[Int(text[start + 1])] << 12
            | values[Int(text[start + 2])] << 6 | values[Int(text[start + 3])]
          buffer[group * 3] = UInt8(truncatingIfNeeded: bits >> 16)
          buffer[group * 3 + 1] = UInt8(truncatingIfNeeded: bits >> 8)
          buffer[group * 3 + 2] = UInt8(truncatingIfNeeded: bits)
        }
        count = length
      }
      bytes.removeLast(padding)
      return bytes
    }
  }
}

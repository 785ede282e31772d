/// The sizes that four of the formats state, wherever they state them; nil where the bytes end early.
extension [UInt8] {
  var sizeOfPNG: (width: Int, height: Int)? {
    guard has("IHDR", at: 12), let width = bigEndian(at: 16, length: 4),
      let height = bigEndian(at: 20, length: 4)
    else { return nil }
    return (width, height)
  }

  var sizeOfGIF: (width: Int, height: Int)? {
    guard let width = littleEndian(at: 6, length: 2), let height = littleEndian(at: 8, length: 2)
    else { return nil }
    return (width, height)
  }

  /// Walks the segments to the frame header.
  var sizeOfJPEG: (width: Int, height: Int)? {
    var position = 2
    while let marker = bigEndian(at: position, length: 2), marker >> 8 == 0xFF {
      switch marker & 0xFF {
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD7: position += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bigEndian(at: position + 5, length: 2),
          let width = bigEndian(at: position + 7, length: 2)
        else { return nil }
        return (width, height)
      case 0xD9, 0xDA: return nil
      default:
        guard let length = bigEndian(at: position + 2, length: 2), length >= 2 else { return nil }
        position += 2 + length
      }
    }
    return nil
  }

  var sizeOfWebP: (width: Int, height: Int)? {
    if has("VP8X", at: 12) {
      return pair(littleEndian(at: 24, length: 3), littleEndian(at: 27, length: 3)) { $0 + 1 }
    }
    if has("VP8L", at: 12), bigEndian(at: 20, length: 1) == 0x2F {
      let packed = littleEndian(at: 21, length: 4)
      return pair(packed, packed.map { $0 >> 14 }) { ($0 & 0x3FFF) + 1 }
    }
    guard has("VP8 ", at: 12), bigEndian(at: 23, length: 3) == 0x9D012A else { return nil }
    return pair(littleEndian(at: 26, length: 2), littleEndian(at: 28, length: 2)) { $0 & 0x3FFF }
  }

  private func pair(
    _ width: Int?, _ height: Int?, _ read: (Int) -> Int
  ) -> (width: Int, height: Int)? {
    guard let width, let height else { return nil }
    return (read(width), read(height))
  }
}

/// A picture with a palette, as https://www.w3.org/TR/png-3 wants it.
struct PNGFile {
  let bytes: [UInt8]

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// `pixels` are places in the palette, packed already: pictures may share them.
  init(_ pixels: PNGPixels, palette: [PaletteColour]) {
    let eightBitsOfPalette: [UInt8] = [8, 3, 0, 0, 0]
    bytes =
      Self.signature
      + Self.chunk(
        "IHDR", pixels.width.bigEndianBytes + pixels.height.bigEndianBytes + eightBitsOfPalette)
      + Self.chunk("PLTE", palette.flatMap(\.bytes)) + Self.chunk("IDAT", pixels.packed)
      + Self.chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return UInt32(data.count).bigEndianBytes + content + content.checksum.bigEndianBytes
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}

/// The picture of a wiki in a list of ZIM files: 48 by 48 pixels, a white W on blue.
public enum Illustration {
  public static let side = 48

  private static let ground: [UInt8] = [0x1F, 0x4E, 0x8C]
  private static let ink: [UInt8] = [0xFF, 0xFF, 0xFF]
  /// The corners of the W.
  private static let corners = [
    (8.0, 13.0), (16.0, 35.0), (24.0, 17.0), (32.0, 35.0), (40.0, 13.0),
  ]
  private static let stroke = 2.6

  /// As a PNG file.
  public static var png: [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<side {
      // Each row says how it is filtered: not at all.
      rows.append(0)
      for x in 0..<side { rows += isInk(Double(x), Double(y)) ? ink : ground }
    }
    let size = bigEndian(side) + bigEndian(side)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      // Eight bits for each of red, green and blue.
      + chunk("IHDR", size + [8, 2, 0, 0, 0]) + chunk("IDAT", rows.compressed(as: .zlib))
      + chunk("IEND", [])
  }

  private static func isInk(_ x: Double, _ y: Double) -> Bool {
    zip(corners, corners.dropFirst()).contains { start, end in
      let along = (end.0 - start.0, end.1 - start.1)
      let length = along.0 * along.0 + along.1 * along.1
      let share = ((x - start.0) * along.0 + (y - start.1) * along.1) / length
      let nearest = min(max(share, 0), 1)
      let away = (x - start.0 - nearest * along.0, y - start.1 - nearest * along.1)
      return away.0 * away.0 + away.1 * away.1 <= stroke * stroke
    }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    return bigEndian(bytes.count) + content + bigEndian(Int(content.crc32))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

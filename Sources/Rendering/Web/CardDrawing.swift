import Pages

/// The wiki's mark on a ground, as the picture of what has none: a sheet with three lines.
struct CardDrawing {
  private let pixels: PNGPixels

  /// Colours from the ground to the mark, so that its edges are smooth.
  private static let steps = 16
  /// Pixels a unit of the mark, whose drawing is 32 units wide (`Theme/icon.svg`).
  private static let scale = 12.0

  init() {
    let left = (Double(DrawnCard.width) - 32 * Self.scale) / 2
    let top = (Double(DrawnCard.height) - 32 * Self.scale) / 2
    pixels = PNGPixels(
      rows: (0..<DrawnCard.height).map { row in
        let y = (Double(row) + 0.5 - top) / Self.scale
        return (0..<DrawnCard.width).map { column in
          Self.step(x: (Double(column) + 0.5 - left) / Self.scale, y: y)
        }
      })
  }

  func png(on ground: PaletteColour) -> [UInt8] {
    let palette = (0...Self.steps).map { ground.mixed(with: .white, parts: $0, of: Self.steps) }
    return PNGFile(pixels, palette: palette).bytes
  }

  private static func step(x: Double, y: Double) -> UInt8 {
    guard (1...31).contains(x), (1...31).contains(y) else { return 0 }
    let lines = [(10.0, 20.0), (17.0, 24.0), (24.0, 19.0)]
    let gap = lines.map { coverage(distance(x, y, toLineAt: $0.0, until: $0.1) - 1.25) }.max() ?? 0
    let sheet = coverage(distanceToSheet(x, y))
    return UInt8((sheet * (1 - gap) * Double(steps)).rounded())
  }

  /// How much of a pixel lies inside of an edge at a distance from its middle, negative inside.
  private static func coverage(_ distance: Double) -> Double {
    min(max(0.5 - distance * scale, 0), 1)
  }

  /// Lines begin at 8 and have round ends.
  private static func distance(
    _ x: Double, _ y: Double, toLineAt height: Double, until end: Double
  ) -> Double {
    let nearest = min(max(x, 8), end)
    return ((x - nearest) * (x - nearest) + (y - height) * (y - height)).squareRoot()
  }

  /// From 2 to 30, with two opposite corners rounded by 8.
  private static func distanceToSheet(_ x: Double, _ y: Double) -> Double {
    let corner: (x: Double, y: Double)? =
      x > 22 && y < 10 ? (22, 10) : x < 10 && y > 22 ? (10, 22) : nil
    guard let corner else { return max(2 - x, x - 30, 2 - y, y - 30) }
    return ((x - corner.x) * (x - corner.x) + (y - corner.y) * (y - corner.y)).squareRoot() - 8
  }
}

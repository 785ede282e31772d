/// The colours in which the theme's styles set what belongs to a collection.
struct BandColours {
  private let styles: String

  /// That of the theme the program comes with.
  private static let standard = PaletteColour(red: 0x2F, green: 0x48, blue: 0x58)

  init(_ styles: String) { self.styles = styles }

  /// `collection` is empty for the whole wiki, whose colour is also that of collections without one.
  func colour(of collection: String) -> PaletteColour {
    let own = collection.isEmpty ? nil : colour(after: "[data-collection=\"\(collection)\"] {")
    return own ?? colour(after: ":root {") ?? Self.standard
  }

  private func colour(after selector: String) -> PaletteColour? {
    guard let start = styles.firstRange(of: selector) else { return nil }
    let rule = styles[start.upperBound...].prefix { $0 != "}" }
    return rule.firstMatch(of: /--band:\s*#([0-9A-Fa-f]{6})\s*;/).flatMap {
      PaletteColour(hexadecimal: $0.output.1)
    }
  }
}

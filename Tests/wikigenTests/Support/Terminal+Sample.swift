@testable import wikigen

extension Terminal {
  static func sample(columns: Int, _ glyphs: Glyphs = .unicode, _ ink: Ink = .plain) -> Terminal {
    Terminal(columns: { columns }, glyphs: glyphs, ink: ink)
  }
}

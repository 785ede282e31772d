/// What stderr can show, where it is a terminal.
struct Terminal: Sendable {
  /// How wide it is; asked for each line, since a window changes.
  let columns: @Sendable () -> Int
  let glyphs: Glyphs
  let ink: Ink

  /// Takes away what the line had.
  static let eraser = "\r\u{1B}[K"

  /// What fits on one line; the last column stays free, where some terminals begin the next line.
  var room: Int { max(columns() - 1, 1) }
}

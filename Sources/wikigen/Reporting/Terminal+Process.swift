import Foundation

extension Terminal {
  /// The terminal of stderr; `nil` if there is none that can change a line.
  static func ofStandardError(_ environment: [String: String], _ ink: Ink) -> Terminal? {
    guard isatty(STDERR_FILENO) == 1, environment["TERM"] != "dumb" else { return nil }
    return Terminal(
      columns: { columns(ofWindow: windowColumns(), environment) },
      glyphs: Glyphs(environment), ink: ink)
  }

  /// Those of the window, else those that the environment tells, else 80.
  static func columns(ofWindow columns: Int?, _ environment: [String: String]) -> Int {
    let told = environment["COLUMNS"].flatMap(Int.init)
    return [columns, told].compactMap(\.self).first { $0 > 0 } ?? 80
  }

  private static func windowColumns() -> Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }
}

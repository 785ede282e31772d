/// What a reader must see of a value.
enum ShownText {
  /// The value itself; only what HTML can't hold in any spelling is replaced: a control character
  /// or a noncharacter by U+FFFD, and every line end by the one that HTML has.
  static func of(_ value: String) -> String {
    var shown = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in value.unicodeScalars {
      if scalar == "\r" {
        shown.append("\n")
      } else if scalar == "\n" && previous == "\r" {
        // The carriage return was that line end already.
      } else {
        shown.append(isHeldByHTML(scalar) ? scalar : "\u{FFFD}")
      }
      previous = scalar
    }
    return String(shown)
  }

  private static func isHeldByHTML(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
      || (scalar.properties.generalCategory != .control
        && !scalar.properties.isNoncharacterCodePoint)
  }
}

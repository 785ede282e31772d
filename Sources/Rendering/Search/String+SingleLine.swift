extension String {
  /// Without anything that a browser or an editor takes for the end of a line.
  var singleLine: String {
    guard unicodeScalars.contains(where: Self.endsLine) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { Self.endsLine($0) ? " " : $0 }))
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

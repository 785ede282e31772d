extension String {
  /// The text as one line: every run of white space is one space, none at the edges; empty if
  /// there is nothing in it to see.
  var singleLine: String {
    if isPlainLine { return self }
    let line = split { $0.isWhitespace }.joined(separator: " ")
    return line.unicodeScalars.contains(where: \.isVisible) ? line : ""
  }

  /// Whether nothing is to be done, told by the bytes alone: nearly all names are ASCII and clean,
  /// and to ask Unicode of each of their characters takes a tenth of an import.
  private var isPlainLine: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == 0x20
      guard isSpace || (byte > 0x20 && byte < 0x7F), !(isSpace && wasSpace) else { return false }
      wasSpace = isSpace
    }
    // The last one is no space, and so not the only one either.
    return !wasSpace
  }
}

extension Unicode.Scalar {
  /// Whether a reader would see anything of it by itself.
  fileprivate var isVisible: Bool {
    if isASCII { return value > 0x20 && value < 0x7F }
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    default: return true
    }
  }
}

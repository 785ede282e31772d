extension String {
  /// The text as one line: every run of white space is one space, none at the edges; empty if
  /// there is nothing in it to see.
  var singleLine: String {
    let line = split { $0.isWhitespace }.joined(separator: " ")
    return line.unicodeScalars.contains(where: \.isVisible) ? line : ""
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

extension String {
  /// The text as one line: every run of white space is one space, none at the edges; empty if
  /// there is nothing in it to see.
  var singleLine: String {
    if isPlainLine { return self }
    let line = split { $0.isWhitespace }.joined(separator: " ")
    return line.unicodeScalars.contains(where: \.isVisible) ? line : ""
  }

  /// Whether nothing is to be done, told without making characters of it: nearly all names are clean,
  /// and to split one takes as long as to read all else of its credit.
  private var isPlainLine: Bool {
    (utf8.withContiguousStorageIfAvailable(\.isPlainASCIILine) ?? nil) ?? isPlainLineOfAnyLetters
  }

  private var isPlainLineOfAnyLetters: Bool {
    var wasSpace = true
    var hasVisible = false
    for scalar in unicodeScalars {
      if scalar == " " {
        guard !wasSpace else { return false }
        wasSpace = true
      } else if scalar.isASCII {
        guard scalar.isVisible else { return false }
        (wasSpace, hasVisible) = (false, true)
      } else {
        // Behind a space, what is no letter may be one character with it.
        guard !scalar.properties.isWhitespace, !wasSpace || scalar.properties.isAlphabetic,
          !wasSpace || !scalar.properties.isMark
        else { return false }
        hasVisible = hasVisible || scalar.isVisible
        wasSpace = false
      }
    }
    return hasVisible && !wasSpace
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
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

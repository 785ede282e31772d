extension String {
  /// The text on one line without anything a terminal or a log reader would act on.
  ///
  /// Control characters, line separators and direction overrides become `\u{…}`; what is longer
  /// than `limit` characters ends in `…`.
  public func printable(upTo limit: Int) -> String {
    var result = ""
    var length = 0
    for scalar in unicodeScalars {
      guard length < limit else { return result + "…" }
      if scalar.isActedUpon {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      length += 1
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a log reader would act on this scalar instead of showing it.
  fileprivate var isActedUpon: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}

extension Answer {
  /// What a recorded source answers for what was not recorded: an API's 404, with the file's name
  /// where a fault will quote it.
  static func missing(_ file: String, in place: String) -> Answer {
    let words = "there is no \(file) in \(place)".jsonEscaped
    return Answer(
      status: 404, headers: ["Content-Type": "application/json"],
      body: Array(#"{"error":"\#(words)"}"#.utf8))
  }
}

extension String {
  fileprivate var jsonEscaped: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

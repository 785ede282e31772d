extension String {
  /// The text as one line: every run of white space is one space, none at the edges.
  var singleLine: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}

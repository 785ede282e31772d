extension String {
  /// The text as one line; `nil` if there is nothing in it to see.
  var someLine: String? {
    let line = singleLine
    return line.isEmpty ? nil : line
  }
}

import JSONReading

extension JSONText {
  /// The text as one line, as `String` makes it of it.
  var singleLine: JSONText {
    if isEmpty { return self }
    if withBytes(\.isPlainASCIILine) == true { return self }
    let text = string
    let line = text.singleLine
    return line.utf8.elementsEqual(text.utf8) ? self : JSONText(line)
  }

  /// The text as one line; `nil` if there is nothing in it to see.
  var someLine: JSONText? {
    let line = singleLine
    return line.isEmpty ? nil : line
  }
}

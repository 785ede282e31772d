extension String {
  /// What stands behind the last dot of a path, the dot with it, in lower case; empty without a dot.
  var fileEnding: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return self[dot...].lowercased()
  }
}

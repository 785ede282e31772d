extension String {
  /// The folders a relative path lies in, outermost first: `a`, `a/b` of `a/b/c.html`.
  var parentFolders: [String] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
  }
}

extension String {
  /// The folders a relative path lies in, outermost first: `a`, `a/b` of `a/b/c.html`.
  var parentFolders: [String] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
  }

  /// Whether there is nothing in it that could be written in another case.
  var isLowerCaseASCII: Bool {
    utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
  }

  /// The innermost of them; nil of a file at the top.
  var parentFolder: Substring? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] }
  }
}

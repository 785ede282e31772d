extension String {
  /// The path of a file beside a page: `a/b.json` of `a/b.html`.
  func replacingPageEnding(with ending: String) -> String {
    "\(hasSuffix(".html") ? String(dropLast(".html".count)) : self).\(ending)"
  }
}

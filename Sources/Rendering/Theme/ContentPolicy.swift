/// What a page of the site may load, told to the browser by the page itself.
enum ContentPolicy {
  /// Nothing from outside and nothing inline; the named addition is the style sheet of a page that
  /// is answered at any depth and so carries its own.
  static func text(inlineStyle hash: String? = nil) -> String {
    let style = hash.map { "'self' \($0)" } ?? "'self'"
    return [
      "default-src 'self'", "style-src \(style)", "base-uri 'none'", "form-action 'self'",
      "object-src 'none'",
    ].joined(separator: "; ")
  }
}

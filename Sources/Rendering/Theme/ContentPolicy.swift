/// What a page of the site may load, told to the browser by the page itself.
enum ContentPolicy {
  /// Nothing from outside, and nothing inline but the styles and the script that the page carries.
  static func text(style: InlineElement?, script: InlineElement?) -> String {
    [
      "default-src 'self'", sources("script-src", script), sources("style-src", style),
      "base-uri 'none'", "form-action 'self'", "object-src 'none'",
    ].joined(separator: "; ")
  }

  private static func sources(_ directive: String, _ element: InlineElement?) -> String {
    ([directive, "'self'"] + (element.map { [$0.policySource] } ?? [])).joined(separator: " ")
  }
}

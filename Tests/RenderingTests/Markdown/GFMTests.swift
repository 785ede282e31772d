import Testing

@testable import Rendering

@Suite struct `GitHub's Markdown` {
  @Test(arguments: [
    ("| a \\| b | c |\n| --- | --- |\n| d | `e \\| f` |\n", "<td><code>e | f</code></td>"),
    ("| a \\| b | c |\n| --- | --- |\n", "<th>a | b</th>"),
    ("| a &#124; b | c |\n| --- | --- |\n", "<th>a | b</th>"),
    ("| a |\n| :-: |\n| *b* **c** |\n", "<td align=\"center\"><em>b</em> <strong>c</strong></td>"),
    ("| a | b |\n| --- | --- |\n| c |\n", "<td>c</td>\n<td></td>"),
  ])
  func `has tables, with pipes in their cells where these are escaped`(
    text: String, expected: String
  ) {
    #expect(html(text).contains(expected))
  }

  @Test(arguments: [
    ("*a **b** c*", "<p><em>a <strong>b</strong> c</em></p>\n"),
    ("***a** b*", "<p><em><strong>a</strong> b</em></p>\n"),
    ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>\n"),
    ("*a _b_ c*", "<p><em>a <em>b</em> c</em></p>\n"),
    ("snake_case_name and 2*3*4", "<p>snake_case_name and 2<em>3</em>4</p>\n"),
  ])
  func `has emphasis in emphasis`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("<div>\n*a*\n</div>", "<div>\n*a*\n</div>\n"),
    ("<div>\n\n*a*\n\n</div>", "<div>\n<p><em>a</em></p>\n</div>\n"),
    ("a <b class=\"c\">*d*</b>", "<p>a <b class=\"c\"><em>d</em></b></p>\n"),
    ("<svg>\n<path d=\"M0 0\"/>\n</svg>", "<svg>\n<path d=\"M0 0\"/>\n</svg>\n"),
    ("- a\n\n<p>b</p>\n", "<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n"),
  ])
  func `keeps HTML as it is, and reads Markdown again after a blank line`(
    text: String, expected: String
  ) {
    #expect(html(text) == expected)
  }

  @Test func `has task lists`() {
    let html = html("- [ ] a\n- [x] b\n")
    #expect(html.contains("<li><input type=\"checkbox\" disabled=\"\" /> a</li>"))
    #expect(html.contains("<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> b</li>"))
  }

  @Test func `strikes through only where the template does`() {
    #expect(html("~~a~~") == "<p>~~a~~</p>\n")
    #expect(html("~~a~~", hasStrikethrough: true) == "<p><del>a</del></p>\n")
  }

  @Test(arguments: ["www.example.org", "https://example.org", "me@example.org", "xmpp:a@b.c"])
  func `makes no link of an address that nobody made one`(text: String) {
    #expect(html(text) == "<p>\(text)</p>\n")
    #expect(html(text, hasStrikethrough: true) == "<p>\(text)</p>\n")
  }

  @Test func `has links and images with an address in angle brackets`() {
    #expect(html("[a](<b c.html>)") == "<p><a href=\"b%20c.html\">a</a></p>\n")
    #expect(html("![a](b.png)") == "<p><img src=\"b.png\" alt=\"a\" /></p>\n")
  }

  @Test func `takes nothing for a text`() {
    #expect(html("").isEmpty)
    #expect(html("\n\n \n").isEmpty)
  }

  private func html(_ text: String, hasStrikethrough: Bool = false) -> String {
    MarkdownDocument(text, hasStrikethrough: hasStrikethrough).html()
  }
}

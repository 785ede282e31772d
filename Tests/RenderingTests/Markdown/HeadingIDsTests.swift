import Testing

@testable import Rendering

@Suite struct `The ids of headings` {
  @Test(arguments: [
    ("# Hello World", "<h1 id=\"s-hello-world\">Hello World</h1>"),
    ("## Ångström *& Söhne*", "<h2 id=\"s-angstrom-sohne\">Ångström <em>&amp; Söhne</em></h2>"),
    ("### [a](b.html) `c d`", "<h3 id=\"s-a-c-d\"><a href=\"b.html\">a</a> <code>c d</code></h3>"),
    ("###### 日本", "<h6 id=\"s-section\">日本</h6>"),
    ("#", "<h1 id=\"s-section\"></h1>"),
    ("a\n===", "<h1 id=\"s-a\">a</h1>"),
    ("# a &#42;b&#42;", "<h1 id=\"s-a-b\">a *b*</h1>"),
    ("> # a", "<blockquote>\n<h1 id=\"s-a\">a</h1>\n</blockquote>"),
    ("# content", "<h1 id=\"s-content\">content</h1>"),
    ("# a <b>c</b>", "<h1 id=\"s-a-c\">a <b>c</b></h1>"),
    ("# ![a b](c.png)", "<h1 id=\"s-a-b\"><img src=\"c.png\" alt=\"a b\" /></h1>"),
  ])
  func `are made of their text`(text: String, expected: String) {
    #expect(html(text) == expected + "\n")
  }

  @Test func `are told apart by a number`() {
    let ids = html("# a\n\n# a\n\n# A!\n\n# a 2\n\n# a\n").matches(of: /id="([^"]*)"/).map(\.1)
    #expect(ids == ["s-a", "s-a-2", "s-a-3", "s-a-2-2", "s-a-4"])
  }

  @Test func `are told apart by a number where there are very many`() {
    let text = String(repeating: "# a\n\n", count: 40) + "# a 20\n\n# a 3\n\n# b\n\n# b\n"
    let ids = html(text).matches(of: /id="([^"]*)"/).map { String($0.1) }
    let numbered = ["s-a"] + (2...40).map { "s-a-\($0)" }
    #expect(ids == numbered + ["s-a-20-2", "s-a-3-2", "s-b", "s-b-2"])
  }

  @Test func `stay the same when another heading comes after them`() {
    let before = html("# a\n\n# b\n")
    #expect(html("# a\n\n# b\n\n# a\n").hasPrefix(before))
  }

  @Test func `are left alone in HTML`() {
    #expect(html("<h2>a</h2>") == "<h2>a</h2>\n")
    #expect(html("<h2 id=\"b\">a</h2>") == "<h2 id=\"b\">a</h2>\n")
  }

  private func html(_ text: String) -> String {
    let document = MarkdownDocument(text)
    HeadingIDs.add(to: document)
    return document.html()
  }
}

import TestSupport
import Testing

@testable import Rendering

@Suite struct `The Markdown of a page` {
  /// What templates are made of, what Markdown makes of it something else, and what must not be taken
  /// for either.
  private static let pieces = [
    "<div class=\"a\">\n", "</div>\n", "<p>x</p>\n", "<ul>\n<li>a</li>\n</ul>\n", "<p>", "<P>x\n",
    "<section>\n## a\n", "<span>a</span>\n", "<custom-a>\n", "<pre>\n\na\n</pre>\n",
    "<!-- a\n\nb -->\n",
    "<script>\n\n</script>\n", "<div\n", "<div/>\n", "<divx>\n", "</p >\n", "<?a\n\n?>\n",
    "\n", "\n\n", " \n", "\t\n", "  ",
    "# a\n", "## a ##\n", "### a *b* `c`\n", "#a\n", "####### a\n", "# &#42;a&#42;\n", "#\n",
    "# a\nb\n",
    "# [a]\n", "a\n", "a *b* ~~c~~\n", "&#42;a\n", "a\n===\n", "a\n---\n",
    "a | b\n--- | ---\nc | d\n",
    "a  \nb\n", "a\\\nb\n", "[a]: b\n", "[a]\n", "a [a]\n", "- a\n", "- a\n- [b](c) <i>d</i>\n",
    "- a\n\n  b\n", "-  a\n", "- - a\n", "- # a\n", "- [a]: b\n",
    "- ```\n", "- <div>\n", "-\n", "- \n", "- a\nb\n", "+ a\n", "-\ta\n", "- 1. a\n", "-     a\n",
    "1. a\n", "> a\n",
    "    a\n", "```\na\n\nb\n```\n", "* * *\n", "---\n", "a <b>\n", "![a](b)\n", "&amp;\n",
    "<a@b.c>\n",
    "é\n", "# é\n", "a", "# a", "<p>a",
  ]

  @Test func `is turned into the HTML that cmark-gfm makes of the whole`() {
    var generator = SeededGenerator(seed: 20_261_123)
    let markdown = PageMarkdown()
    for _ in 0..<SoakCount.cases(60_000) {
      let count = Int.random(in: 1...8, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      let document = MarkdownDocument(text, hasStrikethrough: true)
      HeadingIDs.add(to: document)
      let html = markdown.html(of: Array(text.utf8), hasStrikethrough: true)
      #expect(String(decoding: html, as: UTF8.self) == document.html(), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("<p>a</p>\n\n<div>\n", 2), ("# a\n\nb\nc\n\n<p>", 3), ("\n \n\t\n", 0),
    ("<ul>\n<li>\n</ul>", 1),
  ])
  func `is told apart by its blank lines`(text: String, blocks: Int) {
    var rest = MarkdownBlocks(Array(text.utf8))
    var count = 0
    while let block = rest.next() {
      count += 1
      #expect(block.kind != .other)
    }
    #expect(count == blocks)
  }
}

import TestSupport
import Testing
import Wiki

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
      let html = markdown.html(of: text, hasStrikethrough: true)
      #expect(html == document.html(), "\(text.debugDescription)")
    }
  }

  /// What headings are made of that show data, and what must not be taken for plain text.
  private static let words = [
    "a", "Zoë", "7", " ", "  ", ",", ".", ";", ":", "?", "%", "$", "/", "@", "(", ")", "+", "-",
    "=", "'",
    "\"", "&", "&amp;", "&#45;", "&#39;", "&#34;", "&#38;", "&#60;", "&#62;", "&#32;", "&#10;",
    "&#0;",
    "&#127;", "&#160;", "&#8232;", "&#x2d;", "&#", "&#45", "#", " #", "*", "_", "`", "~~", "[a]",
    "!",
    "<b>", "<", ">", "|", "\\", "^", "{", "\u{A0}", "\u{FEFF}", "\t", "www.a.b", "http://a.b",
    "a@b.c",
    "--", "...", "日本", "👾",
  ]

  @Test func `has the headings that cmark-gfm makes of their lines`() {
    var generator = SeededGenerator(seed: 20_261_124)
    let markdown = PageMarkdown()
    for _ in 0..<SoakCount.cases(60_000) {
      let words = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Self.words.randomElement(using: &generator) ?? ""
      }
      let signs = String(repeating: "#", count: Int.random(in: 1...7, using: &generator))
      let text = signs + " " + words.joined() + (Bool.random(using: &generator) ? "\n" : "")
      let document = MarkdownDocument(text)
      HeadingIDs.add(to: document)
      let html = markdown.html(of: text)
      #expect(html == document.html(), "\(text.debugDescription)")
    }
  }

  /// What items and plain paragraphs are made of.
  private static let inlines =
    words + [
      "<span class=\"a\">", "</span>", "<bdi>", "</bdi>", "<a href=\"b%20c?d=e&f#g\" rel=\"h\">",
      "</a>",
      "<strong>", "<div>", "<p class=\"a\">", "<pre>", "<a>", "<b1>", "<span class='a'>",
      "<span hidden>",
      "<span  id=\"a\">", "<span id=\"a\"b=\"c\">", "<span id=\"[\">", "<span id=\"](\">", "<br/>",
      "< b>", "<!-- a -->",
      "<a-b>", "</a >", "<span",
      "[", "](", "](a.html)", "](../a/b-c_d~e.html#f)", "](https://a.example/b?c=d)", "](<a b>)",
      "](a b)", "](a(b))", "](a~b)", "<span title=\"~~\">",
      "](a \"b\")", "]()", "](&#45;)", "](%C3%A9)", "](é)", "][a]", "] (a)", "[ ] ", "[x] ",
      "[a](b)", "[a [b](c)](d)",
      "[a]: b", "[<span class=\"a\">b</span> c](d.html)", "1. ", "- ", "> ", "\u{FEFF}",
    ]

  @Test func `has the items and paragraphs that cmark-gfm makes of their lines`() {
    var generator = SeededGenerator(seed: 20_261_125)
    let markdown = PageMarkdown()
    for _ in 0..<SoakCount.cases(60_000) {
      let lines = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          Self.inlines.randomElement(using: &generator) ?? ""
        }.joined()
      }
      let isList = Bool.random(using: &generator)
      let text =
        lines.map { (isList ? "- " : "") + $0 }.joined(separator: "\n")
        + (Bool.random(using: &generator) ? "\n" : "")
      let hasStrikethrough = Bool.random(using: &generator)
      let document = MarkdownDocument(text, hasStrikethrough: hasStrikethrough)
      HeadingIDs.add(to: document)
      let html = markdown.html(of: text, hasStrikethrough: hasStrikethrough)
      #expect(html == document.html(), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("- a\n- <bdi>b</bdi>\n", true), ("- [a <span class=\"b\">c</span>](../d.html) &#39;e\n", true),
    ("- a *b*\n", false), ("- [a](b c)\n", false), ("- <div>\n", false), ("- <bdi>\n", false),
    ("- 1. a\n", false), ("- - a\n", false), ("- + a\n", false),
  ])
  func `is read without cmark-gfm where Markdown has little to say`(list: String, isPlain: Bool) {
    var html = GrowingBytes()
    html.append("before")
    let wasPlain = PlainMarkdown.append(list: Array(list.utf8).span, to: &html)
    #expect(wasPlain == isPlain)
    let expected = isPlain ? MarkdownDocument(list).html() : ""
    #expect(html.text == "before" + expected)
  }

  @Test func `has a heading struck through only where its template strikes through`() {
    let markdown = PageMarkdown()
    for hasStrikethrough in [true, false, true] {
      for text in ["## ~a~ *b*\n", "## ~~a~~ *b*\n"] {
        let document = MarkdownDocument(text, hasStrikethrough: hasStrikethrough)
        HeadingIDs.add(to: document)
        let html = markdown.html(of: text, hasStrikethrough: hasStrikethrough)
        #expect(html == document.html())
      }
    }
  }

  @Test(arguments: [
    ("<p>a</p>\n\n<div>\n", 2), ("# a\n\nb\nc\n\n<p>", 3), ("\n \n\t\n", 0),
    ("<ul>\n<li>\n</ul>", 1),
  ])
  func `is told apart by its blank lines`(text: String, blocks: Int) {
    let bytes = Array(text.utf8)
    var rest = MarkdownBlocks()
    var count = 0
    while let block = rest.next(in: bytes.span) {
      count += 1
      #expect(block.kind != .other)
    }
    #expect(count == blocks)
  }
}

extension PageMarkdown {
  fileprivate func html(of text: String, hasStrikethrough: Bool = false) -> String {
    Array(text.utf8).withUnsafeBytes { html(of: $0, hasStrikethrough: hasStrikethrough).text }
  }
}

import HTMLSyntax
import TestSupport
import Testing

@Suite struct `HTML tokenizer` {
  @Test(arguments: [
    ("Rick & Morty", ["text:Rick & Morty"]),
    ("<p>Io</p>", ["start:p", "text:Io", "end:p"]),
    ("<P>Io</P >", ["start:p", "text:Io", "end:p"]),
    ("1 < 2 <3", ["text:1 < 2 <3"]),
    ("a<", ["text:a<"]),
    ("a</", ["text:a</"]),
    ("<!doctype html><p>", ["doctype", "start:p"]),
    ("<!DOCTYPE html>", ["doctype"]),
    ("<!-- <b> -- > -->x", ["comment", "text:x"]),
    ("<!-->x", ["comment", "text:x"]),
    ("<!--->x", ["comment", "text:x"]),
    ("<!--!>x--!>y", ["comment", "text:y"]),
    ("<?xml?>x", ["comment", "text:x"]),
    ("<!x>y", ["comment", "text:y"]),
    ("</>y", ["comment", "text:y"]),
    ("</ p>y", ["comment", "text:y"]),
    ("<br/><br />", ["start:br/", "start:br/"]),
    ("<a b=1/>x", ["start:a[b=1/]", "text:x"]),
  ])
  func `markup is taken apart as browsers do`(page: String, tokens: [String]) {
    #expect(described(page) == tokens)
  }

  @Test(arguments: [
    ("<a href=x.html title='a > b' id=\"c>d\">", "start:a[href=x.html|title='a > b'|id=\"c>d\"]"),
    ("<a HREF = 'x'b=y>", "start:a[href='x'|b=y]"),
    ("<input disabled>", "start:input[disabled]"),
    ("<input disabled value>", "start:input[disabled|value]"),
    ("<a =b=c>", "start:a[=b=c]"),
    ("<a b=>", "start:a[b=]"),
    ("<a/b/c=d>", "start:a[b|c=d]"),
    ("<a b=\"\">", "start:a[b=\"\"]"),
    ("<a\nb=c\td=e\r\nf=g>", "start:a[b=c|d=e|f=g]"),
    ("<a b=c\"d'e=f>", "start:a[b=c\"d'e=f]"),
  ])
  func `attributes keep their values and quotes`(page: String, token: String) {
    #expect(described(page) == [token])
  }

  @Test(arguments: [
    ("<script>a</b></script>x", ["start:script", "script:a</b>", "end:script", "text:x"]),
    (
      "<script>\"</scripture>\"</SCRIPT >",
      ["start:script", "script:\"</scripture>\"", "end:script"]
    ),
    ("<script></script>", ["start:script", "end:script"]),
    (
      "<script><!--<script></script>--></script>x",
      ["start:script", "script:<!--<script></script>-->", "end:script", "text:x"]
    ),
    ("<script><!--</script>x", ["start:script", "script:<!--", "end:script", "text:x"]),
    (
      "<script><!--><script></script>x",
      ["start:script", "script:<!--><script>", "end:script", "text:x"]
    ),
    ("<style>a>b{}</style>", ["start:style", "style:a>b{}", "end:style"]),
    ("<title>a <b> c</title>", ["start:title", "escapable:a <b> c", "end:title"]),
    ("<textarea></p></textarea>", ["start:textarea", "escapable:</p>", "end:textarea"]),
    ("<xmp><b></xmp>", ["start:xmp", "verbatim:<b>", "end:xmp"]),
    ("<plaintext></plaintext>", ["start:plaintext", "verbatim:</plaintext>"]),
    ("<svg><title/><b></svg>", ["start:svg", "start:title/", "start:b", "end:svg"]),
    ("<title/><b>", ["start:title/", "escapable:<b>"]),
  ])
  func `content that is not markup stays whole`(page: String, tokens: [String]) {
    #expect(described(page) == tokens)
  }

  @Test(arguments: ["<a", "<a href=\"x", "<a href", "</a", "<!-- x", "<!doctype", "<script>x"])
  func `what the page breaks off in is incomplete`(page: String) throws {
    let last = try #require(tokens(of: page).last)
    #expect(!last.isComplete)
    #expect(last.range.upperBound == page.utf8.count)
  }

  @Test(arguments: UInt64(1)...UInt64(3000))
  func `the tokens tile any bytes`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = hostileBytes(&generator)
    var end = 0
    for token in HTMLTokenizer(bytes) {
      #expect(token.range.lowerBound == end, "seed \(seed)")
      #expect(!token.range.isEmpty, "seed \(seed)")
      for range in token.innerRanges {
        #expect(token.range.contains(range), "seed \(seed)")
      }
      end = token.range.upperBound
    }
    #expect(end == bytes.count, "seed \(seed)")
  }

  private func hostileBytes(_ generator: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "<", ">", "</", "<!--", "-->", "--!>", "-", "!", "?", "/", "=", "\"", "'", " ", "\n", "\r",
      "a", "b", "script", "<script", "</script>", "style", "<title>", "<svg>", "</svg>",
      "<!doctype",
      "&amp;", "é", "plaintext",
    ]
    return (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ -> [UInt8] in
      Int.random(in: 0..<8, using: &generator) == 0
        ? [UInt8.random(in: 0...255, using: &generator)]
        : Array((pieces.randomElement(using: &generator) ?? "").utf8)
    }
  }

  private func tokens(of page: String) -> [HTMLToken] { Array(HTMLTokenizer(Array(page.utf8))) }

  private func described(_ page: String) -> [String] {
    tokens(of: page).map { $0.described(in: Array(page.utf8)) }
  }
}

extension HTMLToken {
  fileprivate var innerRanges: [Range<Int>] {
    guard case .startTag(let tag) = kind else { return [] }
    return [tag.nameRange] + tag.attributes.flatMap { [$0.nameRange, $0.valueRange] }
  }

  fileprivate func described(in bytes: [UInt8]) -> String {
    let content = String(decoding: bytes[range], as: UTF8.self)
    return switch kind {
    case .text: "text:\(content)"
    case .startTag(let tag): "start:\(tag.described(in: bytes))"
    case .endTag(let tag): "end:\(tag.name)"
    case .comment: "comment"
    case .doctype: "doctype"
    case .rawText(let kind): "\(kind):\(content)"
    }
  }
}

extension HTMLTag {
  fileprivate func described(in bytes: [UInt8]) -> String {
    let list = attributes.map { $0.described(in: bytes) }.joined(separator: "|")
    return name + (list.isEmpty ? "" : "[\(list)]") + (isSelfClosing ? "/" : "")
  }
}

extension HTMLAttribute {
  fileprivate func described(in bytes: [UInt8]) -> String {
    let value = String(decoding: bytes[valueRange], as: UTF8.self)
    return switch quoting {
    case .double: "\(name)=\"\(value)\""
    case .single: "\(name)='\(value)'"
    case .unquoted: "\(name)=\(value)"
    case .none: name
    }
  }
}

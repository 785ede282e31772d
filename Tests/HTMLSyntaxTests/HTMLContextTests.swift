import HTMLSyntax
import TestSupport
import Testing

/// In the examples, `^` is the place that is asked about.
@Suite struct `HTML context` {
  @Test(arguments: [
    ("^", HTMLContext.text),
    ("<p>^</p>", .text),
    ("<p>a ^", .text),
    ("<^", .tagName),
    ("</^", .tagName),
    ("<h^1>", .tagName),
    ("</h^1>", .tagName),
    ("<p ^>", .attributeName),
    ("<p cl^ass>", .attributeName),
    ("<p class ^>", .attributeName),
    ("<p class=a ^>", .attributeName),
    ("<p class=\"a\"^>", .attributeName),
    ("<p/^>", .attributeName),
    ("<!-- ^ -->", .comment),
    ("<!^", .comment),
    ("<?^", .comment),
    ("<!doctype ^html>", .doctype),
    ("<!-- -->^", .text),
    ("<script>^</script>", .script),
    ("<script>a^", .script),
    ("<script>a</script>^", .text),
    ("<style>a{^}</style>", .style),
    ("<title>^</title>", .escapableRawText),
    ("<textarea>a <b>^</textarea>", .escapableRawText),
    ("<iframe>^</iframe>", .rawText),
    ("a < b^", .text),
  ])
  func `a place knows what it is`(example: String, context: HTMLContext) throws {
    #expect(try asked(example) == context)
  }

  @Test(arguments: [
    ("<a href=\"^\">", "href", true),
    ("<a href=\"x/^.html\">", "href", true),
    ("<a href='^'>", "href", true),
    ("<a href=^>", "href", false),
    ("<a href = ^>", "href", false),
    ("<a href=x^>", "href", false),
    ("<a href=x Title=\"> ^\">", "title", true),
  ])
  func `a value knows its attribute`(example: String, attribute: String, isQuoted: Bool) throws {
    let expected = HTMLContext.attributeValue(tag: "a", attribute: attribute, isQuoted: isQuoted)
    #expect(try asked(example) == expected)
  }

  @Test(arguments: UInt64(1)...UInt64(500))
  func `a place agrees with the token it lies in`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = sample(&generator)
    for token in HTMLTokenizer(bytes) {
      for place in token.places {
        #expect(HTMLContext(at: place.offset, in: bytes) == place.context, "seed \(seed)")
      }
    }
  }

  private func sample(_ generator: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "<a", " b=", "\"", "'", ">", "x ", "<!--", "-->", "<style>", "</style>", "<title>",
      "</title>",
    ]
    return (0..<12).flatMap { _ in Array((pieces.randomElement(using: &generator) ?? "").utf8) }
  }

  private func asked(_ example: String) throws -> HTMLContext {
    let bytes = Array(example.utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "^")))
    return HTMLContext(at: mark, in: Array(bytes[..<mark] + bytes[(mark + 1)...]))
  }
}

extension HTMLToken {
  /// Some offsets in the token whose context its kind decides.
  fileprivate var places: [(offset: Int, context: HTMLContext)] {
    switch kind {
    case .text: [(range.lowerBound, .text)]
    case .startTag(let tag): tag.attributes.flatMap { $0.places(in: tag) }
    // What ends raw text is no tag before its name is over.
    case .endTag: []
    case .comment: [(range.lowerBound + 2, .comment)]
    case .doctype: [(range.lowerBound + 9, .doctype)]
    case .rawText(.style): range.map { ($0, .style) }
    case .rawText: range.map { ($0, .escapableRawText) }
    }
  }
}

extension HTMLAttribute {
  fileprivate func places(in tag: HTMLTag) -> [(offset: Int, context: HTMLContext)] {
    guard quoting != .none else { return [(nameRange.upperBound, .attributeName)] }
    let context = HTMLContext.attributeValue(
      tag: tag.name, attribute: name, isQuoted: quoting != .unquoted)
    return [(valueRange.lowerBound, context), (valueRange.upperBound, context)]
  }
}

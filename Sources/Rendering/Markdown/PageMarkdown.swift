import HTMLSyntax
import Synchronization
import Wiki

/// Turns the Markdown of pages into HTML, and gives headings their ids.
///
/// Most of a page are blocks of HTML, which Markdown leaves as they are, with blank lines between them
/// (https://github.github.com/gfm/#html-blocks, the sixth kind). Those are copied. Headings, plain
/// paragraphs and lists go to cmark-gfm one by one, but for those in which Markdown has little to say
/// (`PlainMarkdown`); a page with anything else goes there as a whole. What comes out is the same.
///
/// A class because pages that are made at the same time share the headings that many of them have.
final class PageMarkdown: Sendable {
  private let headings = Mutex<[Line: Heading]>([:])

  private struct Line: Hashable {
    let bytes: [UInt8]
    let hasStrikethrough: Bool
  }

  /// More than templates have: the headings that show data must not all be kept.
  private static let mostHeadings = 256

  func html(of text: UnsafeRawBufferPointer, hasStrikethrough: Bool = false) -> GrowingBytes {
    var html = GrowingBytes(capacity: text.count + 1024)
    let isWhole = text.withMemoryRebound(to: UInt8.self) {
      append(blocksOf: $0.span, to: &html, hasStrikethrough: hasStrikethrough)
    }
    if isWhole { return html }
    html.removeAll()
    let document = MarkdownDocument(Array(text), hasStrikethrough: hasStrikethrough)
    HeadingIDs.add(to: document)
    html.append(document.htmlBytes())
    return html
  }

  /// False if there is a block whose end, or whose meaning, is not to be told from its own lines: what was
  /// appended then is the blocks before it.
  private func append(
    blocksOf text: Span<UInt8>, to html: inout GrowingBytes, hasStrikethrough: Bool
  ) -> Bool {
    // cmark has opinions of its own on these.
    guard text.index(of: UInt8(ascii: "\r"), from: 0) == text.count,
      text.index(of: 0, from: 0) == text.count
    else { return false }
    var ids = HeadingIDs()
    var blocks = MarkdownBlocks()
    var wasList = false
    while let block = blocks.next(in: text) {
      let bytes = text.extracting(block.range)
      guard !(wasList && block.kind == .list) else { return false }
      wasList = block.kind == .list
      switch block.kind {
      case .html:
        bytes.withUnsafeBytes { html.append($0) }
        if bytes[bytes.count - 1] != .lineFeed { html.append(.lineFeed) }
      case .heading:
        guard let heading = heading(bytes, hasStrikethrough: hasStrikethrough) else { return false }
        heading.append(to: &html, id: ids.unused(heading.slug))
      case .list where PlainMarkdown.append(list: bytes, to: &html): break
      case .paragraph where PlainMarkdown.append(paragraph: bytes, to: &html): break
      case .paragraph, .list:
        html.append(Self.document(bytes, hasStrikethrough: hasStrikethrough).htmlBytes())
      case .other: return false
      }
    }
    return true
  }

  private static func document(
    _ block: Span<UInt8>, hasStrikethrough: Bool
  ) -> MarkdownDocument {
    MarkdownDocument(block.bytes(in: block.indices), hasStrikethrough: hasStrikethrough)
  }

  private func heading(_ text: Span<UInt8>, hasStrikethrough: Bool) -> Heading? {
    // What a page is about has a heading that no other page has.
    let isOwn = text.count > 1 && text[1] != UInt8(ascii: "#")
    if isOwn, let own = Heading(plain: text) { return own }
    let line = Line(bytes: text.bytes(in: text.indices), hasStrikethrough: hasStrikethrough)
    if let known = headings.withLock({ $0[line] }) { return known }
    guard
      let heading = Heading(plain: text)
        ?? HeadingIDs.heading(of: Self.document(text, hasStrikethrough: hasStrikethrough))
    else { return nil }
    headings.withLock { headings in
      if headings.count < Self.mostHeadings { headings[line] = heading }
    }
    return heading
  }
}

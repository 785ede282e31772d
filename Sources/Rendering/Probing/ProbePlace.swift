import Diagnostics
import HTMLSyntax

/// A stretch of a template that values can stand in, and what they would be there.
enum ProbePlace {
  case text(String)
  case code(String)
  case destination(String)
  /// Of a link or an image.
  case title(String)
  /// A tag in a line of Markdown.
  case inlineHTML(String)
  /// A block of HTML in Markdown, or a token of a page other than text.
  case html(String)
  /// The content of an element that holds no markup, such as a script.
  case raw(HTMLRawText, String)

  var text: String {
    switch self {
    case .text(let text), .code(let text), .destination(let text), .title(let text),
      .inlineHTML(let text), .html(let text), .raw(_, let text):
      text
    }
  }

  /// Whether the template itself wrote it as HTML.
  var isHTML: Bool {
    switch self {
    case .inlineHTML, .html: true
    case .text, .code, .destination, .title, .raw: false
    }
  }

  /// Whether it is a tag that Markdown makes of a link or an image.
  var isMadeByMarkdown: Bool { text.hasPrefix("<a href=\"") || text.hasPrefix("<img src=\"") }

  static func inMarkdown(_ document: borrowing MarkdownDocument) -> [ProbePlace] {
    document.withNodes { nodes in nodes.flatMap(places) }
  }

  private static func places(in node: MarkdownNode) -> [ProbePlace] {
    switch node.type {
    case "text": [.text(node.literal)]
    case "code", "code_block": [.code(node.literal)]
    case "html_inline": [.inlineHTML(node.literal)]
    case "html_block": [.html(node.literal)]
    case "link", "image": [.destination(node.url), .title(node.title)]
    default: []
    }
  }

  /// What a browser would take for more than text; elements may begin in one node and end in
  /// another, so this takes the whole page.
  static func onPage(_ html: String) -> [ProbePlace] {
    let bytes = Array(html.utf8)
    return HTMLTokenizer(bytes).compactMap { token in
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      switch token.kind {
      case .text: return nil
      case .rawText(let kind): return .raw(kind, text)
      case .startTag, .endTag, .comment, .doctype: return .html(text)
      }
    }
  }

  /// The places by the numbers of the markers in them.
  static func byMarker(_ places: [ProbePlace]) -> [Int: [ProbePlace]] {
    places.reduce(into: [:]) { found, place in
      for number in ProbeMarker.numbers(in: place.text) { found[number, default: []].append(place) }
    }
  }

  /// Refuses what a value of this kind may not be here.
  func check(
    _ operation: TemplateOperation, _ tag: TemplateTag, marker: String
  ) throws(Fault) {
    switch self {
    case .text, .inlineHTML: try Self.checkBlock(operation, tag)
    case .code: throw Fault.unsafePlace(tag, "code")
    // Once decoded, cmark takes a backslash before punctuation away, there alone.
    case .title: throw Fault.unsafePlace(tag, "a title written in Markdown")
    case .destination:
      guard case .destination = operation else { throw Fault.notADestination(tag) }
    case .html(let html):
      let bytes = Array(html.utf8)
      for offset in bytes.offsets(of: Array(marker.utf8)) {
        try Self.check(HTMLContext(at: offset, in: bytes), operation, tag)
      }
    case .raw(let kind, _): try Self.check(Self.context(in: kind), operation, tag)
    }
  }

  /// What is escaped for HTML alone would be Markdown anywhere but in a block of HTML.
  private static func checkBlock(
    _ operation: TemplateOperation, _ tag: TemplateTag
  ) throws(Fault) {
    switch operation {
    case .value(_, .html, _), .destination(_, .html, _):
      throw Fault.unsafePlace(tag, "Markdown, by a partial that is no block there")
    default: break
    }
  }

  private static func context(in kind: HTMLRawText) -> HTMLContext {
    switch kind {
    case .script: .script
    case .style: .style
    case .escapable: .escapableRawText
    case .verbatim: .rawText
    }
  }

  private static func check(
    _ context: HTMLContext, _ operation: TemplateOperation, _ tag: TemplateTag
  ) throws(Fault) {
    switch context {
    case .text: break
    case .attributeValue(let element, let attribute, isQuoted: true):
      if refusedElements.contains(element) {
        throw Fault.unsafePlace(tag, "an attribute of '\(element)'")
      }
      if case .markup = operation { throw Fault.unsafePlace(tag, "an attribute, as markup") }
      try check(attribute: attribute, operation, tag)
    case .attributeValue(_, _, isQuoted: false):
      throw Fault.unsafePlace(tag, "an attribute without quotation marks")
    case .escapableRawText:
      if case .markup = operation { throw Fault.unsafePlace(tag, "a title, as markup") }
    case .tagName, .attributeName: throw Fault.unsafePlace(tag, "the tag itself")
    case .comment: throw Fault.unsafePlace(tag, "a comment")
    case .script: throw Fault.unsafePlace(tag, "a script")
    case .style: throw Fault.unsafePlace(tag, "a style sheet")
    case .doctype, .rawText: throw Fault.unsafePlace(tag, "raw text")
    }
  }

  private static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "poster", "cite", "data", "background", "manifest",
    "longdesc", "xlink:href",
  ]

  /// Their values become other attributes' later, where nobody checks them.
  private static let refusedElements: Set<String> = [
    "set", "animate", "animatemotion", "animatetransform",
  ]

  private static let refused: Set<String> = ["style", "srcdoc", "srcset", "ping", "http-equiv"]

  private static func check(
    attribute: String, _ operation: TemplateOperation, _ tag: TemplateTag
  ) throws(Fault) {
    if attribute.hasPrefix("on") || refused.contains(attribute) {
      throw Fault.unsafePlace(tag, "the attribute '\(attribute)'")
    }
    if addresses.contains(attribute), case .destination = operation { return }
    if addresses.contains(attribute) { throw Fault.notADestination(tag) }
  }
}

extension [UInt8] {
  fileprivate func offsets(of pattern: [UInt8]) -> [Int] {
    guard count >= pattern.count else { return [] }
    return (0...(count - pattern.count)).filter { self[$0...].starts(with: pattern) }
  }
}

import Diagnostics
import HTMLSyntax

/// A stretch of a template that values can stand in, and what they would be there.
enum ProbePlace {
  case text(String)
  case code(String)
  case destination(String)
  case html(String)

  var text: String {
    switch self {
    case .text(let text), .code(let text), .destination(let text), .html(let text): text
    }
  }

  static func inHTML(_ text: String) -> [ProbePlace] { [.html(text)] }

  static func inMarkdown(_ text: String) -> [ProbePlace] {
    MarkdownDocument(text).withNodes { nodes in nodes.flatMap(places) }
  }

  private static func places(in node: MarkdownNode) -> [ProbePlace] {
    switch node.type {
    case "text": [.text(node.literal)]
    case "code", "code_block": [.code(node.literal)]
    case "html_block", "html_inline": [.html(node.literal)]
    case "link", "image": [.destination(node.url), .text(node.title)]
    default: []
    }
  }

  /// Refuses what a value of this kind may not be here.
  func check(
    _ operation: TemplateOperation, _ tag: TemplateTag, marker: String
  ) throws(Fault) {
    switch self {
    case .text: break
    case .code: throw Fault.unsafePlace(tag, "code")
    case .destination:
      guard case .destination = operation else { throw Fault.notADestination(tag) }
    case .html(let html):
      let bytes = Array(html.utf8)
      for offset in bytes.offsets(of: Array(marker.utf8)) {
        try Self.check(HTMLContext(at: offset, in: bytes), operation, tag)
      }
    }
  }

  private static func check(
    _ context: HTMLContext, _ operation: TemplateOperation, _ tag: TemplateTag
  ) throws(Fault) {
    switch context {
    case .text: break
    case .attributeValue(_, let attribute, isQuoted: true):
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

import CCmarkGFM
import Pages
import Wiki

/// Gives every heading of a document an id made from its text, so that it can be linked to.
struct HeadingIDs {
  private var taken: [String] = []
  /// Those behind the first few.
  private var takenByMany: Set<String> = []
  /// So many are compared one by one sooner than looked up.
  private static let few = 16

  /// The ids begin with `s-`, so that data cannot take an id of the theme.
  static func add(to document: borrowing MarkdownDocument) {
    document.withNodes { nodes in
      var ids = HeadingIDs()
      // Chosen before the first is replaced: that frees what stands in a heading.
      let headings = nodes.filter(\.isHeading)
      for heading in headings { replace(heading, among: &ids) }
    }
  }

  /// The first heading of a document; nil if there is none.
  static func heading(of document: borrowing MarkdownDocument) -> Heading? {
    document.withNodes { nodes in nodes.first(where: \.isHeading).map(heading) }
  }

  /// Taken from then on.
  mutating func unused(_ slug: String) -> String {
    let base = slug.isEmpty ? "s-section" : "s-\(slug)"
    var id = base
    var number = 2
    while isTaken(id) {
      id = "\(base)-\(number)"
      number += 1
    }
    if taken.count < Self.few { taken.append(id) } else { takenByMany.insert(id) }
    return id
  }

  private func isTaken(_ id: String) -> Bool {
    taken.contains(id) || takenByMany.contains(id)
  }

  private static func heading(_ node: MarkdownNode) -> Heading {
    guard let bytes = cmark_render_html(node.pointer, CMARK_OPT_UNSAFE, nil) else {
      preconditionFailure("cmark-gfm aborts rather than return nothing")
    }
    return Heading(
      slug: Slug(text(of: node.pointer)).text, html: Array(String(takingFromCmark: bytes).utf8))
  }

  private static func text(of node: OpaquePointer) -> String {
    // Tags are no part of what a reader sees.
    if cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE { return "" }
    var text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    var child = cmark_node_first_child(node)
    while let next = child {
      text += Self.text(of: next)
      child = cmark_node_next(next)
    }
    return text
  }

  /// cmark-gfm's headings have no attributes, so the heading becomes the HTML it renders to.
  private static func replace(_ node: MarkdownNode, among ids: inout HeadingIDs) {
    guard let block = cmark_node_new(CMARK_NODE_HTML_BLOCK) else {
      preconditionFailure("cmark-gfm aborts rather than return nothing")
    }
    let heading = heading(node)
    var html = GrowingBytes()
    heading.append(to: &html, id: ids.unused(heading.slug))
    cmark_node_set_literal(block, html.text)
    cmark_node_replace(node.pointer, block)
    cmark_node_free(node.pointer)
  }
}

import CCmarkGFM
import Pages

/// Gives every heading of a document an id made from its text, so that it can be linked to.
enum HeadingIDs {
  /// The ids begin with `s-`, so that data cannot take an id of the theme.
  static func add(to document: borrowing MarkdownDocument) {
    document.withNodes { nodes in
      var taken: Set<String> = []
      // Chosen before the first is replaced: that frees what stands in a heading.
      let headings = nodes.filter(\.isHeading)
      for heading in headings {
        replace(heading, id: unused(Slug(text(of: heading.pointer)).text, among: &taken))
      }
    }
  }

  private static func unused(_ slug: String, among taken: inout Set<String>) -> String {
    let base = slug.isEmpty ? "s-section" : "s-\(slug)"
    var id = base
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
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
  private static func replace(_ heading: MarkdownNode, id: String) {
    guard let bytes = cmark_render_html(heading.pointer, CMARK_OPT_UNSAFE, nil),
      let block = cmark_node_new(CMARK_NODE_HTML_BLOCK)
    else { preconditionFailure("cmark-gfm aborts rather than return nothing") }
    let tag = "<h\(heading.headingLevel)"
    let html = String(takingFromCmark: bytes)
    cmark_node_set_literal(block, "\(tag) id=\"\(id)\"\(html.dropFirst(tag.count))")
    cmark_node_replace(heading.pointer, block)
    cmark_node_free(heading.pointer)
  }
}

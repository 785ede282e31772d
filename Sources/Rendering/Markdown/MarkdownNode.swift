import CCmarkGFM

/// A node of cmark-gfm's tree, valid only while `withNodes` of its document runs.
struct MarkdownNode {
  let pointer: OpaquePointer
  /// How many nodes are above it.
  let depth: Int

  /// cmark's own name of the type: `paragraph`, `html_block`, `table_cell`.
  var type: String { cmark_node_get_type_string(pointer).map { String(cString: $0) } ?? "" }

  /// The text of a text, code or HTML node.
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

  /// The destination of a link or an image.
  var url: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

  /// The title of a link or an image.
  var title: String { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }

  var isHeading: Bool { cmark_node_get_type(pointer) == CMARK_NODE_HEADING }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
}

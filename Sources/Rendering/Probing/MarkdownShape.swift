/// A node of a Markdown tree as far as it is structure; text is not.
struct MarkdownShape: Hashable {
  let type: String
  let depth: Int
  let level: Int

  static func shapes(of document: borrowing MarkdownDocument) -> [MarkdownShape] {
    // A paragraph of nothing but a value is gone if the value is empty, and nobody misses it.
    let ignored: Set<String> = ["text", "softbreak", "paragraph"]
    return document.withNodes { nodes in
      nodes.filter { !ignored.contains($0.type) }
        .map { MarkdownShape(type: $0.type, depth: $0.depth, level: $0.headingLevel) }
    }
  }
}

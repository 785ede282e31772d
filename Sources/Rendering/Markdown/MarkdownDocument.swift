import CCmarkGFM
import Foundation
import Synchronization

/// A parsed Markdown text; it owns cmark-gfm's tree.
struct MarkdownDocument: ~Copyable {
  let root: OpaquePointer
  private let parser: OpaquePointer

  /// Tables and task lists are on; `~~` strikes through only where the template itself has it.
  init(_ text: [UInt8], hasStrikethrough: Bool = false) {
    Self.registerExtensions()
    let (root, parser) =
      hasStrikethrough
      ? Self.strikethroughLock.withLock { _ in
        Parsed(Self.parse(text, extensions: ["table", "tasklist", "strikethrough"]))
      }.pair : Self.parse(text, extensions: ["table", "tasklist"])
    self.root = root
    self.parser = parser
  }

  deinit {
    cmark_node_free(root)
    cmark_parser_free(parser)
  }

  /// All nodes in the order in which they are entered; they must not outlive `body`.
  func withNodes<Result>(_ body: ([MarkdownNode]) -> Result) -> Result {
    var nodes: [MarkdownNode] = []
    Self.visit(root, depth: 0, &nodes)
    return body(nodes)
  }

  private static func visit(_ node: OpaquePointer, depth: Int, _ nodes: inout [MarkdownNode]) {
    nodes.append(MarkdownNode(pointer: node, depth: depth))
    var child = cmark_node_first_child(node)
    while let next = child {
      visit(next, depth: depth + 1, &nodes)
      child = cmark_node_next(next)
    }
  }

  init(_ text: String, hasStrikethrough: Bool = false) {
    self.init(Array(text.utf8), hasStrikethrough: hasStrikethrough)
  }

  func html() -> String { String(decoding: htmlBytes(), as: UTF8.self) }

  /// Raw HTML is kept: it is the templates' own, since values are character references.
  func htmlBytes() -> [UInt8] {
    guard
      let html = cmark_render_html(
        root, CMARK_OPT_UNSAFE, cmark_parser_get_syntax_extensions(parser))
    else { preconditionFailure("cmark-gfm renders every tree") }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return Array(UnsafeRawBufferPointer(start: html, count: strlen(html)))
  }

  /// Registering twice can abort the process.
  private static let register: Void = cmark_gfm_core_extensions_ensure_registered()

  private static func registerExtensions() { _ = register }

  // An extension with an inline character writes to a table of the whole process while it parses:
  // https://github.com/github/cmark-gfm/pull/176
  private static let strikethroughLock = Mutex(())

  /// Lets the two pointers leave the lock; nobody else has them yet.
  private struct Parsed: @unchecked Sendable {
    let pair: (OpaquePointer, OpaquePointer)

    init(_ pair: (OpaquePointer, OpaquePointer)) { self.pair = pair }
  }

  private static func parse(
    _ text: [UInt8], extensions: [String]
  ) -> (root: OpaquePointer, parser: OpaquePointer) {
    guard let parser = cmark_parser_new(CMARK_OPT_UNSAFE) else {
      preconditionFailure("cmark-gfm aborts rather than return no parser")
    }
    for name in extensions {
      guard let found = cmark_find_syntax_extension(name) else {
        preconditionFailure("cmark-gfm comes with '\(name)'")
      }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else {
      preconditionFailure("cmark-gfm makes a tree of every text")
    }
    return (root, parser)
  }
}

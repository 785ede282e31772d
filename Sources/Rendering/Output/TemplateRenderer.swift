import Diagnostics

/// Runs a compiled template over the models of one page.
struct TemplateRenderer {
  private let view: PageView
  private let page: ViewNode
  private var output = ""

  static func render(
    _ operations: [TemplateOperation], page: ViewNode, in view: PageView
  ) throws(Fault) -> String {
    var renderer = TemplateRenderer(view: view, page: page)
    try renderer.run(operations, in: Row(node: page))
    return renderer.output
  }

  private init(view: PageView, page: ViewNode) {
    self.view = view
    self.page = page
  }

  /// Where names are looked up, and the place of the innermost row.
  private struct Row {
    var node: ViewNode
    var index = 0
    var count = 1
    var text = ""
  }

  private mutating func run(_ operations: [TemplateOperation], in row: Row) throws(Fault) {
    for operation in operations { try run(operation, in: row) }
  }

  private mutating func run(_ operation: TemplateOperation, in row: Row) throws(Fault) {
    switch operation {
    case .text(let text): output += text
    case .value(let path, let escaping, _), .destination(let path, let escaping, _):
      switch try value(path, in: row) {
      case .text(let text), .destination(let text): escaping.append(text, to: &output)
      case .number(let number): output += String(number)
      case .markup, .flag, .node, .rows, nil: break
      }
    case .markup(let path, _):
      if case .markup(let markup) = try value(path, in: row) { output += markup }
    case .section(let path, let body, _): try runSection(path, body, in: row)
    case .inverted(let path, let body, _):
      if try value(path, in: row).map(isAbsent) ?? true { try run(body, in: row) }
    case .position(let position, let body, _):
      let wanted = position == .first ? 0 : row.count - 1
      if row.index == wanted { try run(body, in: row) }
    case .index: output += String(row.index + 1)
    case .group(let body), .partial(let body, _): try run(body, in: row)
    }
  }

  private mutating func runSection(
    _ path: FieldPath, _ body: [TemplateOperation], in row: Row
  ) throws(Fault) {
    guard let value = try value(path, in: row), !isAbsent(value) else { return }
    switch value {
    case .rows(let nodes):
      for (index, node) in nodes.enumerated() {
        try run(body, in: Row(node: node, index: index, count: nodes.count))
      }
    case .node(let node): if let node { try run(body, in: Row(node: node)) }
    case .text(let text):
      var inner = row
      inner.text = text
      try run(body, in: inner)
    case .number, .markup, .destination, .flag: try run(body, in: row)
    }
  }

  private func isAbsent(_ value: ViewValue) -> Bool {
    switch value {
    case .text(let text), .markup(let text), .destination(let text): text.isEmpty
    case .number(let number): number == 0
    case .flag(let flag): !flag
    case .node(let node): node == nil
    case .rows(let rows): rows.isEmpty
    }
  }

  private func value(_ path: FieldPath, in row: Row) throws(Fault) -> ViewValue? {
    guard !path.names.isEmpty else { return .text(row.text) }
    var node: ViewNode? = path.origin == .page ? page : row.node
    for name in path.names.dropLast() {
      guard case .node(let inner) = try node?.value(of: name, in: view) else { return nil }
      node = inner
    }
    guard let name = path.names.last else { return nil }
    return try node?.value(of: name, in: view)
  }
}

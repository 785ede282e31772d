import Crypto
import Diagnostics
import Wiki

/// The digest of what a page shows: each value with its field's name and its length, so that no
/// two models have the same bytes.
struct ModelDigest {
  /// Hashed all at once: a page has hundreds of values, and each update costs more than its bytes.
  private var bytes: [UInt8] = []

  var text: String { Hexadecimal.text(SHA256.hash(data: bytes)) }

  mutating func add(_ text: String) {
    withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(
    _ node: ViewNode, fields: TemplateSchema, in view: PageView
  ) throws(Fault) {
    add(fields.name)
    for field in fields.fields {
      add(field.name)
      try add(node.value(of: field.name, in: view), kind: field.kind, in: view)
    }
  }

  private mutating func add(
    _ value: ViewValue?, kind: FieldKind, in view: PageView
  ) throws(Fault) {
    switch value {
    case .text(let text), .markup(let text), .destination(let text): add(text)
    case .number(let number): add(String(number))
    case .flag(let flag): add(flag ? "yes" : "no")
    case .node(let node): try add(node.map { [$0] } ?? [], kind: kind, in: view)
    case .rows(let rows): try add(rows, kind: kind, in: view)
    case nil: add("")
    }
  }

  private mutating func add(
    _ nodes: [ViewNode], kind: FieldKind, in view: PageView
  ) throws(Fault) {
    add(String(nodes.count))
    guard case .scope(let scope, _) = TemplateUse(kind) else { return }
    for node in nodes {
      for name in scope.names {
        add(name)
        var inner = FieldKind.text
        if case .model(let schema) = scope, let field = schema.field(named: name) {
          inner = field.kind
        }
        try add(node.value(of: name, in: view), kind: inner, in: view)
      }
    }
  }
}

import Diagnostics
import Pages
import Wiki

/// Runs a compiled template over the models of one page.
struct TemplateRenderer: ~Copyable {
  private let program: TemplateProgram
  private let view: PageView
  private let page: ViewNode
  private var output: [UInt8] = []
  /// A value in words, before it is escaped.
  private var plain: [UInt8] = []

  static func render(
    _ program: TemplateProgram, page: consuming ViewNode, in view: PageView
  ) throws(Fault) -> [UInt8] {
    var renderer = TemplateRenderer(program: program, view: view, page: page)
    renderer.output.reserveCapacity(startCapacity)
    try renderer.run(0..<program.steps.count, in: Row(node: nil))
    return renderer.output
  }

  private init(program: TemplateProgram, view: PageView, page: consuming ViewNode) {
    self.program = program
    self.view = view
    self.page = page
  }

  /// Most pages fit in.
  private static let startCapacity = 1 << 15

  /// Where names are looked up, and the place of the innermost row.
  private struct Row: ~Copyable {
    /// `nil` for the page itself.
    let node: ViewNode?
    var index = 0
    var count = 1
  }

  /// `text` is what `{{.}}` stands for within a section on a text.
  private mutating func run(
    _ steps: Range<Int>, in row: borrowing Row, text: [UInt8]? = nil
  ) throws(Fault) {
    var next = steps.lowerBound
    while next < steps.upperBound {
      let body = next + 1
      switch program.steps[next] {
      case .text(let range): append(range)
      case .value(let path, let escaping): try append(value(path, in: row, text), escaping)
      case .markup(let path): try appendMarkup(value(path, in: row, text))
      case .index: output.append(contentsOf: String(row.index + 1).utf8)
      case .section(let path, let end):
        try runSection(path, body..<Int(end), in: row, text)
        next = Int(end) - 1
      case .inverted(let path, let end):
        if try isAbsent(value(path, in: row, text)) {
          try run(body..<Int(end), in: row, text: text)
        }
        next = Int(end) - 1
      case .position(let position, let end):
        if row.index == (position == .first ? 0 : row.count - 1) {
          try run(body..<Int(end), in: row, text: text)
        }
        next = Int(end) - 1
      }
      next += 1
    }
  }

  // MARK: - Values

  private mutating func append(_ range: Range<Int32>) {
    program.text.withUnsafeBufferPointer { text in
      output.append(
        contentsOf: UnsafeBufferPointer(
          rebasing: text[Int(range.lowerBound)..<Int(range.upperBound)]))
    }
  }

  private mutating func append(_ value: ViewValue?, _ escaping: Escaping) throws(Fault) {
    switch value {
    case .field(.text(.verbatim(let text))), .destination(let text):
      escaping.append(text, to: &output)
    case .field(.text(let phrase)):
      plain.removeAll(keepingCapacity: true)
      try view.wording.append(phrase, to: &plain)
      escaping.append(plain, to: &output)
    case .field(.number(let number)): output.append(contentsOf: String(number).utf8)
    case .text(let text): escaping.append(text, to: &output)
    case .field, nil: break
    }
  }

  private mutating func appendMarkup(_ value: ViewValue?) throws(Fault) {
    switch value {
    case .field(.markup(let phrase)): try view.wording.appendMarkup(phrase, to: &output)
    case .field(.html(let html)): output.append(contentsOf: html)
    case .field, .destination, .text, nil: break
    }
  }

  /// The value of a name; `nil` where a link, picture or object on the way to it is absent.
  private func value(
    _ path: TemplateProgram.Path, in row: borrowing Row, _ text: [UInt8]?
  ) -> ViewValue? {
    guard let first = path.places.first else { return text.map(ViewValue.text) }
    var value = value(at: place(first), of: path.origin, in: row)
    for step in path.places.dropFirst() {
      guard let inner = view.node(value) else { return nil }
      value = inner.value(at: place(step))
    }
    return value
  }

  private func value(
    at place: Int, of origin: FieldPath.Origin, in row: borrowing Row
  ) -> ViewValue {
    guard origin == .row else { return page.value(at: place) }
    switch row.node {
    case .some(let node): return node.value(at: place)
    case .none: return page.value(at: place)
    }
  }

  private func place(_ step: Int32) -> Int { Int(program.places[Int(step)]) }

  // MARK: - Sections

  private mutating func runSection(
    _ path: TemplateProgram.Path, _ body: Range<Int>, in row: borrowing Row, _ outer: [UInt8]?
  ) throws(Fault) {
    guard let value = value(path, in: row, outer) else { return }
    switch value {
    case .field(.rows(let models)):
      for index in models.indices {
        try run(body, in: Row(node: .model(models[index]), index: index, count: models.count))
      }
    case .field(.entries(let ids)):
      let cards = view.site.cards(of: ids)
      for index in cards.indices {
        try run(body, in: Row(node: .model(cards[index]), index: index, count: cards.count))
      }
    case .field(.text(let phrase)):
      var text: [UInt8] = []
      try view.wording.append(phrase, to: &text)
      guard !text.isEmpty else { return }
      try run(body, in: row, text: text)
    case .field(.link), .field(.picture), .field(.object), .field(.entry):
      if let node = view.node(value) { try run(body, in: Row(node: node)) }
    case .field(.flag), .field(.number), .field(.markup), .field(.html), .destination, .text:
      if try !isAbsent(value) { try run(body, in: row, text: outer) }
    }
  }

  private func isAbsent(_ value: ViewValue?) throws(Fault) -> Bool {
    guard let value else { return true }
    switch value {
    case .field(.text(let phrase)):
      var text: [UInt8] = []
      try view.wording.append(phrase, to: &text)
      return text.isEmpty
    case .field(.markup(let phrase)):
      var text: [UInt8] = []
      try view.wording.appendMarkup(phrase, to: &text)
      return text.isEmpty
    case .field(.html(let html)): return html.isEmpty
    case .field(.number(let number)): return number == 0
    case .field(.flag(let flag)): return !flag
    case .field(.rows(let rows)): return rows.isEmpty
    case .field(.entries(let ids)): return !ids.contains { view.node($0) != nil }
    case .field(.link), .field(.picture), .field(.object), .field(.entry):
      return view.node(value) == nil
    case .destination(let text): return text.isEmpty
    case .text(let text): return text.isEmpty
    }
  }
}

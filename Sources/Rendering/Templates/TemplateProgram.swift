/// A compiled template as renderers run it: one list of steps that hold nothing but numbers, so that
/// running it copies text and reads fields, and does nothing else.
struct TemplateProgram: Sendable {
  /// The body of a step that decides lies behind it, up to its `end`.
  enum Step: Sendable {
    /// A part of `text`.
    case text(Range<Int32>)
    case value(Path, Escaping)
    /// A value that is markup already.
    case markup(Path)
    case section(Path, end: Int32)
    case inverted(Path, end: Int32)
    case position(RowPosition, end: Int32)
    /// The number of the row, from 1.
    case index
  }

  /// How a value is found.
  struct Path: Sendable {
    let origin: FieldPath.Origin
    /// A part of `places`; empty for the text of the section itself.
    let places: Range<Int32>
  }

  /// A field among the names of what it is looked up in, and what stands there.
  struct Place: Sendable {
    let field: Int32
    let kind: ValueKind
  }

  private(set) var steps: [Step] = []
  private(set) var text: [UInt8] = []
  private(set) var places: [Place] = []
  /// Whether the last step is a text that what comes next may lengthen: nothing leads in between.
  private var endsInText = false

  init(_ operations: [TemplateOperation]) { append(operations) }

  private mutating func append(_ operations: [TemplateOperation]) {
    for operation in operations { append(operation) }
  }

  private mutating func append(_ operation: TemplateOperation) {
    switch operation {
    case .text(let text): append(text)
    case .value(let path, let escaping, _), .destination(let path, let escaping, _):
      append(.value(self.path(path), escaping))
    case .markup(let path, _): append(.markup(self.path(path)))
    case .section(let path, let body, _):
      let path = self.path(path)
      append(body) { .section(path, end: $0) }
    case .inverted(let path, let body, _):
      let path = self.path(path)
      append(body) { .inverted(path, end: $0) }
    case .position(let position, let body, _): append(body) { .position(position, end: $0) }
    case .index: append(.index)
    case .group(let body), .partial(let body, _): append(body)
    }
  }

  private mutating func append(_ text: String) {
    let start = Int32(self.text.count)
    self.text.append(contentsOf: text.utf8)
    let end = Int32(self.text.count)
    if endsInText, case .text(let range) = steps.last {
      steps[steps.count - 1] = .text(range.lowerBound..<end)
    } else {
      append(.text(start..<end))
      endsInText = true
    }
  }

  private mutating func append(_ step: Step) {
    steps.append(step)
    endsInText = false
  }

  /// A step that decides whether a body is run; it is told where the body ends.
  private mutating func append(_ body: [TemplateOperation], under step: (Int32) -> Step) {
    let place = steps.count
    append(step(0))
    append(body)
    steps[place] = step(Int32(steps.count))
    endsInText = false
  }

  private mutating func path(_ path: FieldPath) -> Path {
    let start = Int32(places.count)
    places += path.steps.map { Place(field: Int32($0.place), kind: $0.kind) }
    return Path(origin: path.origin, places: start..<Int32(places.count))
  }
}

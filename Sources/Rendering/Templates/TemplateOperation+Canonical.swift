extension [TemplateOperation] {
  /// All that decides what the operations make, as bytes: two lists have the same ones only if they
  /// make the same of every model. Where their files lie is not in it.
  var canonical: [UInt8] {
    var bytes: [UInt8] = []
    for operation in self { operation.append(to: &bytes) }
    return bytes
  }
}

extension TemplateOperation {
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): bytes.add("text", text)
    case .value(let path, let escaping, _): bytes.add("value", path, escaping)
    case .destination(let path, let escaping, _): bytes.add("destination", path, escaping)
    case .markup(let path, _): bytes.add("markup", path)
    case .section(let path, let body, _): bytes.add("section", path, around: body)
    case .inverted(let path, let body, _): bytes.add("inverted", path, around: body)
    case .position(let position, let body, _): bytes.add(position.label, around: body)
    case .index: bytes.add("index")
    case .group(let body): bytes.add("group", around: body)
    case .partial(let body, _): bytes.add("partial", around: body)
    }
  }
}

extension [UInt8] {
  /// After its length, so that nothing within a text looks like what stands around it.
  fileprivate mutating func add(_ texts: String...) {
    for text in texts {
      append(contentsOf: "\(text.utf8.count):".utf8)
      append(contentsOf: text.utf8)
    }
  }

  fileprivate mutating func add(_ name: String, _ path: FieldPath, _ escaping: Escaping) {
    add(name, path)
    add(escaping.label)
  }

  fileprivate mutating func add(_ name: String, _ path: FieldPath) {
    add(name, path.origin.label, "\(path.steps.count)")
    for step in path.steps { add(step.name, "\(step.place)") }
  }

  fileprivate mutating func add(
    _ name: String, _ path: FieldPath, around body: [TemplateOperation]
  ) {
    add(name, path)
    add("", around: body)
  }

  fileprivate mutating func add(_ name: String, around body: [TemplateOperation]) {
    add(name, "\(body.count)")
    for operation in body { operation.append(to: &self) }
  }
}

// Not by reflection: a start asks for some thousand.

extension FieldPath.Origin {
  fileprivate var label: String {
    switch self {
    case .page: "page"
    case .row: "row"
    }
  }
}

extension RowPosition {
  fileprivate var label: String {
    switch self {
    case .first: "first"
    case .last: "last"
    }
  }
}

extension Escaping {
  fileprivate var label: String {
    switch self {
    case .markdown: "markdown"
    case .address: "address"
    case .html: "html"
    }
  }
}

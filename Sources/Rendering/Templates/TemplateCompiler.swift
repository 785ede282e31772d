import Diagnostics
import Wiki

/// Resolves every name of a template against the fields of its page, without any data.
struct TemplateCompiler {
  let partials: [String: [TemplateNode]]
  let words: Words
  let page: TemplateSchema

  /// The operations of a file's nodes; partials of a Markdown file are HTML.
  func compile(
    _ nodes: [TemplateNode], escaping: Escaping
  ) throws(Fault) -> [TemplateOperation] {
    try compile(nodes, in: Place(scope: .model(page), isRepeated: false, escaping: escaping))
  }

  /// Where the compiler is: what names mean, and how values are escaped.
  private struct Place {
    var scope: TemplateScope
    var isRepeated: Bool
    var escaping: Escaping
    var open: [String] = []
  }

  private func compile(
    _ nodes: [TemplateNode], in place: Place
  ) throws(Fault) -> [TemplateOperation] {
    var operations: [TemplateOperation] = []
    for node in nodes { operations.append(try operation(for: node, in: place)) }
    return operations
  }

  private func operation(
    for node: TemplateNode, in place: Place
  ) throws(Fault) -> TemplateOperation {
    switch node {
    case .text(let text): return .text(text)
    case .variable(let tag): return try variable(tag, in: place)
    case .unescaped(let tag): return try unescaped(tag, in: place)
    case .section(let tag, let isInverted, let body):
      return try section(tag, isInverted: isInverted, body, in: place)
    case .partial(let tag, let placement): return try partial(tag, placement, in: place)
    }
  }

  private func variable(
    _ tag: TemplateTag, in place: Place
  ) throws(Fault) -> TemplateOperation {
    if tag.name == "index()" {
      guard place.isRepeated else { throw Fault.wrongUse(tag, because: "it is not in a row") }
      return .index(tag)
    }
    if tag.name.hasPrefix("words.") {
      return .text(place.escaping.escaped(try word(tag)))
    }
    let (path, use) = try resolve(tag, in: place)
    switch use {
    case .text, .number: return .value(path, place.escaping, tag)
    case .destination:
      return .destination(path, place.escaping == .markdown ? .address : place.escaping, tag)
    case .markup: throw Fault.wrongUse(tag, because: "it is markup and needs three braces")
    case .flag: throw Fault.wrongUse(tag, because: "it is a condition and needs {{#…}}")
    case .scope: throw Fault.wrongUse(tag, because: "it has names of its own and needs {{#…}}")
    }
  }

  private func unescaped(
    _ tag: TemplateTag, in place: Place
  ) throws(Fault) -> TemplateOperation {
    let (path, use) = try resolve(tag, in: place)
    guard case .markup = use else {
      throw Fault.wrongUse(tag, because: "three braces are for markup only")
    }
    return .markup(path, tag)
  }

  private func section(
    _ tag: TemplateTag, isInverted: Bool, _ body: [TemplateNode], in place: Place
  ) throws(Fault) -> TemplateOperation {
    if let position = ["first()": RowPosition.first, "last()": .last][tag.name] {
      guard place.isRepeated, !isInverted else {
        throw Fault.wrongUse(tag, because: "it is not in a row")
      }
      return .position(position, try compile(body, in: place), tag)
    }
    let (path, use) = try resolve(tag, in: place)
    var inner = place
    switch use {
    case .flag, .number, .markup: break
    case .text: if case .model(let schema) = place.scope { inner.scope = .text(schema) }
    case .scope(let scope, let isRepeated):
      if !isInverted {
        inner.scope = scope
        inner.isRepeated = isRepeated
      }
    case .destination: throw Fault.wrongUse(tag, because: "an address is no condition")
    }
    let operations = try compile(body, in: inner)
    return isInverted ? .inverted(path, operations, tag) : .section(path, operations, tag)
  }

  private func partial(
    _ tag: TemplateTag, _ placement: PartialPlacement, in place: Place
  ) throws(Fault) -> TemplateOperation {
    guard let nodes = partials[tag.name] else {
      throw Fault.missingPartial(tag, nearest: tag.name.nearest(in: partials.keys))
    }
    guard !place.open.contains(tag.name) else { throw Fault.partialWithinItself(tag) }
    if place.escaping == .markdown, case .inline = placement {
      throw Fault.partialNotABlock(tag, because: "its tag has no line of its own")
    }
    var inner = place
    inner.escaping = .html
    inner.open.append(tag.name)
    let operations = try compile(nodes, in: inner)
    return place.escaping == .markdown ? .partial(operations, tag) : .group(operations)
  }

  private func word(_ tag: TemplateTag) throws(Fault) -> String {
    let key = String(tag.name.dropFirst("words.".count))
    if let word = words.plainWord(key) { return word }
    guard !words.has(key) else { throw words.notPlain(key, for: tag) }
    throw Fault.unknownName(
      tag, in: "the list of words", nearest: words.nearestKey(to: key).map { "words.\($0)" })
  }

  /// Finds a name in the row, or after `page.` in the page, and nowhere else.
  private func resolve(
    _ tag: TemplateTag, in place: Place
  ) throws(Fault) -> (FieldPath, TemplateUse) {
    if tag.name == "." {
      guard case .text = place.scope else {
        throw Fault.wrongUse(tag, because: "it is not in a section of a text")
      }
      return (FieldPath(origin: .row, steps: []), .text)
    }
    var names = tag.name.split(separator: ".").map(String.init)
    let origin: FieldPath.Origin = names.first == "page" ? .page : .row
    var scope = place.scope
    if origin == .page {
      names.removeFirst()
      scope = .model(page)
    }
    var use: TemplateUse?
    var steps: [FieldPath.Step] = []
    for name in names {
      guard let found = scope.use(of: name) else {
        throw Fault.unknownName(tag, in: scope.name, nearest: name.nearest(in: scope.names))
      }
      use = found.use
      steps.append(FieldPath.Step(name: name, place: found.place, kind: found.kind))
      if steps.count < names.count {
        guard case .scope(let inner, isRepeated: false) = found.use else {
          throw Fault.wrongUse(tag, because: "'\(name)' has no names of its own")
        }
        scope = inner
      }
    }
    guard let use else { throw Fault.wrongUse(tag, because: "it names nothing") }
    return (FieldPath(origin: origin, steps: steps), use)
  }
}

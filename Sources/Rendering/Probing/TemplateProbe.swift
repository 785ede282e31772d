import Diagnostics
import HTMLSyntax

/// Tries a template at load: no value, whatever it is, may change the structure of the page or
/// stand where it would not stay text.
struct TemplateProbe {
  let operations: [TemplateOperation]
  let isMarkdown: Bool
  /// As the template will be rendered.
  var hasStrikethrough = false

  func run() throws(Fault) {
    let conditions = operations.conditions.sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
    // Two variants may differ in nothing but which values they show.
    let named = { (operation: TemplateOperation, tag: TemplateTag) in
      "\(operation.kind)\(tag.place)\(tag.name)"
    }
    var seen: Set<String> = []
    for variant in [{ _ in true }, { _ in false }] + conditions.flatMap(Self.variants) {
      let text = ProbeExpansion(substitute: named, isOn: variant).text(of: operations)
      if seen.insert(text).inserted { try check(variant) }
    }
  }

  /// With everything else on, and with nothing else on.
  private static func variants(of condition: TemplateTag) -> [(TemplateTag) -> Bool] {
    [{ $0 != condition }, { $0 == condition }]
  }

  private func check(_ isOn: @escaping (TemplateTag) -> Bool) throws(Fault) {
    if isMarkdown { try checkPartials(isOn) }
    try checkPlaces(isOn)
    if isMarkdown { try checkStructure(isOn) }
  }

  // MARK: - Structure

  /// One of each kind that escaping leaves: nothing, digits, and references at either edge.
  static let hostileValues = [
    "", "1", "1.", "*", "*x", "x*", "*x*", " ", "x y", "\u{A0}", "\n\n", "</div>", "[x]: y", "```",
  ]

  private func checkStructure(_ isOn: @escaping (TemplateTag) -> Bool) throws(Fault) {
    let plain = structure(isOn) { _ in nil }
    for value in Self.hostileValues where structure(isOn, value: { _ in value }) != plain {
      for (tag, _) in operations.values {
        let alone = structure(isOn) { $0 == tag ? value : nil }
        guard alone == plain else {
          throw Fault.changesMarkdown(tag, value: Self.described(value))
        }
      }
      guard let first = operations.values.first else { continue }
      throw Fault.changesMarkdown(first.tag, value: Self.described(value))
    }
  }

  private static func described(_ value: String) -> String {
    value.isEmpty ? "an empty value" : "the value '\(value)'"
  }

  private func structure(
    _ isOn: @escaping (TemplateTag) -> Bool, value: @escaping (TemplateTag) -> String?
  ) -> [MarkdownShape] {
    let expansion = ProbeExpansion(
      substitute: { operation, tag in
        switch operation {
        case .value: value(tag)
        case .markup: value(tag).map(Escaping.markdown.escaped)
        default: nil
        }
      }, isOn: isOn)
    return MarkdownShape.shapes(of: parsed(expansion.text(of: operations)))
  }

  private func parsed(_ text: String) -> MarkdownDocument {
    MarkdownDocument(text, hasStrikethrough: hasStrikethrough)
  }

  // MARK: - Partials

  private func checkPartials(_ isOn: @escaping (TemplateTag) -> Bool) throws(Fault) {
    let expansion = ProbeExpansion(substitute: { _, _ in nil }, isOn: isOn)
    for (tag, body) in operations.partials {
      let text = expansion.text(of: body)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let inner = lines.last?.isEmpty ?? false ? lines.dropLast() : lines[...]
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      guard !inner.contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
        throw Fault.partialNotABlock(tag, because: "it has a blank line, which ends an HTML block")
      }
      guard
        MarkdownShape.shapes(of: MarkdownDocument(text)).map(\.type) == ["document", "html_block"]
      else {
        throw Fault.partialNotABlock(tag, because: "it does not begin with the tag of a block")
      }
    }
  }

  // MARK: - Places

  private func checkPlaces(_ isOn: @escaping (TemplateTag) -> Bool) throws(Fault) {
    let values = operations.values
    var numbers: [TemplateTag: Int] = [:]
    for (number, value) in values.enumerated() { numbers[value.tag] = number }
    let expansion = ProbeExpansion(
      substitute: { numbers[$1].map(ProbeMarker.text) }, isOn: isOn)
    let text = expansion.text(of: operations)
    let written = ProbeMarker.numbers(in: text)
    let nodes = ProbePlace.byMarker(isMarkdown ? ProbePlace.inMarkdown(parsed(text)) : [])
    let tokens = ProbePlace.byMarker(
      ProbePlace.onPage(isMarkdown ? parsed(text).html() : text))
    for (tag, operation) in values {
      guard let number = numbers[tag], written.contains(number) else { continue }
      let onPage = tokens[number] ?? []
      let marker = ProbeMarker.text(number)
      for place in onPage { try place.check(operation, tag, marker: marker) }
      if isMarkdown {
        let inMarkdown = nodes[number] ?? []
        for place in inMarkdown { try place.check(operation, tag, marker: marker) }
        try Self.checkOrigin(of: onPage, from: inMarkdown, tag)
      }
    }
  }

  /// Refuses what Markdown drops, and what a tag takes in that Markdown knows nothing of.
  private static func checkOrigin(
    of onPage: [ProbePlace], from inMarkdown: [ProbePlace], _ tag: TemplateTag
  ) throws(Fault) {
    guard !inMarkdown.isEmpty else {
      throw Fault.unsafePlace(tag, "a place that Markdown leaves out")
    }
    // In the content of a page it could only lead a browser elsewhere.
    guard !onPage.contains(where: { $0.text.lowercased().hasPrefix("<meta") }) else {
      throw Fault.unsafePlace(tag, "a 'meta' element of the content")
    }
    let tags = onPage.filter(\.isHTML)
    guard inMarkdown.contains(where: \.isHTML) || tags.allSatisfy(\.isMadeByMarkdown) else {
      throw Fault.unsafePlace(tag, "a tag that begins in another block")
    }
  }
}

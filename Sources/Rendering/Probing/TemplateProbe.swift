import Diagnostics
import HTMLSyntax

/// Tries a template at load: no value, whatever it is, may change the structure of the page or
/// stand where it would not stay text.
struct TemplateProbe {
  let operations: [TemplateOperation]
  let isMarkdown: Bool

  func run() throws(Fault) {
    let conditions = operations.conditions.sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
    var seen: Set<String> = []
    for variant in [{ _ in true }, { _ in false }] + conditions.flatMap(Self.variants) {
      // Each value by its own name: two variants may differ in nothing else.
      let named = ProbeExpansion(substitute: { value, _ in "\(value)" }, isOn: variant)
      if seen.insert(named.text(of: operations)).inserted { try check(variant) }
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
    return MarkdownShape.shapes(of: MarkdownDocument(expansion.text(of: operations)))
  }

  // MARK: - Partials

  private func checkPartials(_ isOn: @escaping (TemplateTag) -> Bool) throws(Fault) {
    let expansion = ProbeExpansion(substitute: { _, _ in nil }, isOn: isOn)
    for (tag, body) in operations.partials {
      let text = expansion.text(of: body)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let inner = lines.last?.isEmpty ?? false ? lines.dropLast() : lines[...]
      guard !text.trimmed.isEmpty else { continue }
      guard !inner.contains(where: { $0.trimmed.isEmpty }) else {
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
    var markers: [TemplateTag: String] = [:]
    for (number, value) in values.enumerated() { markers[value.tag] = "wg\(number)q" }
    let expansion = ProbeExpansion(substitute: { markers[$1] }, isOn: isOn)
    let text = expansion.text(of: operations)
    let nodes = isMarkdown ? ProbePlace.inMarkdown(text) : []
    let tokens = ProbePlace.onPage(isMarkdown ? MarkdownDocument(text).html() : text)
    for (tag, operation) in values {
      guard let marker = markers[tag], text.contains(marker) else { continue }
      let inMarkdown = nodes.filter { $0.text.contains(marker) }
      let onPage = tokens.filter { $0.text.contains(marker) }
      for place in inMarkdown + onPage { try place.check(operation, tag, marker: marker) }
      guard isMarkdown else { continue }
      guard !inMarkdown.isEmpty else {
        throw Fault.unsafePlace(tag, "a place that Markdown leaves out")
      }
      let tags = onPage.filter(\.isHTML)
      guard inMarkdown.contains(where: \.isHTML) || tags.allSatisfy(\.isMadeByMarkdown) else {
        throw Fault.unsafePlace(tag, "a tag that begins in another block")
      }
    }
  }
}

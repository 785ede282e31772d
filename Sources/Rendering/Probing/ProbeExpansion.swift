/// Writes a template out without any data, each value replaced by what the probe wants there.
struct ProbeExpansion {
  /// What stands in for a value: `nil` for a plain word.
  let substitute: (TemplateOperation, TemplateTag) -> String?
  /// Whether the body of a section is written; the body of its inverse is written if not.
  let isOn: (TemplateTag) -> Bool

  /// What a value is where nothing else is wanted.
  static let plainWord = "x"

  func text(of operations: [TemplateOperation]) -> String {
    operations.map(text).joined()
  }

  private func text(of operation: TemplateOperation) -> String {
    switch operation {
    case .text(let text): text
    case .value(_, let escaping, let tag):
      escaping.escaped(substitute(operation, tag) ?? Self.plainWord)
    case .destination(_, let escaping, let tag):
      escaping.escaped(substitute(operation, tag) ?? "\(Self.plainWord).html")
    case .markup(_, let tag): substitute(operation, tag) ?? Self.plainWord
    case .index(let tag): substitute(operation, tag) ?? "1"
    // Two rows show what happens between rows.
    case .section(_, let body, let tag): isOn(tag) ? text(of: body) + text(of: body) : ""
    case .inverted(_, let body, let tag): isOn(tag) ? "" : text(of: body)
    case .position(_, let body, let tag): isOn(tag) ? text(of: body) : ""
    case .group(let body), .partial(let body, _): text(of: body)
    }
  }
}

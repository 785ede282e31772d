/// A piece of a template as it is written.
indirect enum TemplateNode: Sendable {
  case text(String)
  /// `{{x}}`
  case variable(TemplateTag)
  /// `{{{x}}}`
  case unescaped(TemplateTag)
  /// `{{#x}}…{{/x}}`, `{{^x}}…{{/x}}`
  case section(TemplateTag, isInverted: Bool, [TemplateNode])
  /// `{{> x}}`
  case partial(TemplateTag, placement: PartialPlacement)

  /// Whether the value of that name stands in it unescaped; partials are not looked into.
  func shows(_ name: String) -> Bool {
    switch self {
    case .unescaped(let tag): tag.name == name
    case .section(_, _, let nodes): nodes.contains { $0.shows(name) }
    case .text, .variable, .partial: false
    }
  }
}

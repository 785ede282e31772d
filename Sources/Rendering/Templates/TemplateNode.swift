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
}

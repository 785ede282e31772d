/// A template ready to render.
struct CompiledTemplate: Sendable {
  let operations: [TemplateOperation]
  /// Whether the template's own text strikes something through.
  let hasStrikethrough: Bool
  /// Over everything that decides what the template makes of a model.
  let fingerprint: String
}

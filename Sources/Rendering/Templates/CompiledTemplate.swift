import Wiki

/// A template ready to render.
struct CompiledTemplate: Sendable {
  let operations: [TemplateOperation]
  let program: TemplateProgram
  /// The place of the last field of its pages' model, which is that of `entry` where there is one.
  let lastField: Int
  /// Whether the template's own text strikes something through.
  let hasStrikethrough: Bool
  /// Over everything that decides what the template makes of a model.
  let fingerprint: String

  init(
    _ operations: [TemplateOperation], of page: TemplateSchema, hasStrikethrough: Bool,
    fingerprint: String
  ) {
    self.operations = operations
    lastField = page.fields.count - 1
    program = TemplateProgram(operations)
    self.hasStrikethrough = hasStrikethrough
    self.fingerprint = fingerprint
  }
}

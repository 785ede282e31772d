/// A template ready to render.
struct CompiledTemplate: Sendable {
  let operations: [TemplateOperation]
  let program: TemplateProgram
  /// Whether the template's own text strikes something through.
  let hasStrikethrough: Bool
  /// Over everything that decides what the template makes of a model.
  let fingerprint: String

  init(
    _ operations: [TemplateOperation], hasStrikethrough: Bool, fingerprint: String
  ) {
    self.operations = operations
    program = TemplateProgram(operations)
    self.hasStrikethrough = hasStrikethrough
    self.fingerprint = fingerprint
  }
}

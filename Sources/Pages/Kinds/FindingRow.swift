import Wiki

/// How often one kind of warning came up.
public struct FindingRow: TemplateModel {
  let label: Phrase
  let count: Phrase

  public static let fields: [TemplateField<FindingRow>] = [
    .text("label", "what was found", \.label),
    .text("count", "how often", \.count),
  ]
}

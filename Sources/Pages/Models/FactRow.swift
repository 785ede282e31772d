import Wiki

/// A row of an infobox as templates see it.
public struct FactRow: TemplateModel {
  let fact: Fact

  init(_ fact: Fact) { self.fact = fact }

  public static let fields: [TemplateField<FactRow>] = [
    .text("label", "what the value is") { $0.fact.label },
    .markup("value", "the value, with its links") { $0.fact.value },
  ]
}

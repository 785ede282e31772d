import Wiki

/// A value that only one entry has, and so no page of its own.
public struct SingleRow: TemplateModel {
  let value: Phrase
  let link: Link

  public static let fields: [TemplateField<SingleRow>] = [
    .text("value", "the value", \.value),
    .link("link", "the only entry that has it", \.link),
  ]
}

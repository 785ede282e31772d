import Wiki

/// A value of a facet that has a page.
public struct ValueRow: TemplateModel {
  let link: Link
  let count: Phrase
  /// In percent of the largest value.
  let share: Int

  public static let fields: [TemplateField<ValueRow>] = [
    .link("link", "the value's page", \.link),
    .text("count", "how many entries have it", \.count),
    .number("share", "in percent of the largest value", \.share),
  ]
}

import Wiki

/// What is of one year.
public struct TimelineYear: TemplateModel {
  let year: Int
  let groups: [TimelineGroup]
  /// Of all its entries, named or not.
  let count: Int

  public static let fields: [TemplateField<TimelineYear>] = [
    .text("year", "the year", \.title),
    .text("anchor", "the id of the year") { .verbatim($0.anchor) },
    .rows("groups", "what is of it, by collection", \.groups),
  ]

  var jump: Link { Link(title, to: .fragment(anchor)) }

  private var title: Phrase { .verbatim("\(year)") }

  private var anchor: String { "s-year-\(year)" }
}

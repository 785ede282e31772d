import Wiki

/// What happened to an entry on one day, as its own page tells it.
public struct HistoryRow: TemplateModel {
  let change: DailyChange

  public static let fields: [TemplateField<HistoryRow>] = [
    .text("day", "the day, at GMT") { .date($0.change.day) },
    .rows("sentences", "what happened, a sentence for each field") {
      $0.change.sentences.map(SentenceRow.init)
    },
  ]
}

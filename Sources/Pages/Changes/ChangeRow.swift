import Wiki

/// What happened to one entry on one day.
public struct ChangeRow: TemplateModel {
  let change: DailyChange
  let distinction: Phrase

  init(_ change: DailyChange, in site: Site) {
    self.change = change
    distinction = site.graph.entry(change.entry).map { site.distinction(of: $0) } ?? .empty
  }

  public static let fields: [TemplateField<ChangeRow>] = [
    .text("name", "the entry's name on that day") { .verbatim($0.change.title) },
    .link("link", "the entry's page; absent if it has none any more") {
      Link(.verbatim($0.change.title), to: .entry($0.change.entry))
    },
    .text("distinction", "the entry's number, if another entry has the same name", \.distinction),
    .rows("sentences", "what happened, a sentence for each field") {
      $0.change.sentences.map(SentenceRow.init)
    },
  ]
}

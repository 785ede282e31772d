import Wiki

extension TMDB {
  /// One of the first of a film's cast.
  struct CastRow: TemplateModel {
    let card: EntryID?
    let name: String
    let character: String

    static let fields: [TemplateField<CastRow>] = [
      .entry("card", "the person, if there is a page", \.card),
      .text("name", "the person's name") { .verbatim($0.name) },
      .text("character", "whom they play; may be empty") { .verbatim($0.character) },
    ]
  }
}

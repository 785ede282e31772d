import Wiki

extension TMDB {
  /// A film that a person plays in.
  struct CastRoleRow: TemplateModel {
    let year: Phrase
    let film: EntryID
    let character: String

    init(_ film: Film, character: String) {
      year = film.yearPhrase
      self.film = film.entry
      self.character = character
    }

    static let fields: [TemplateField<CastRoleRow>] = [
      .text("year", "when the film came out; may be empty", \.year),
      .entry("film", "the film", \.film),
      .text("character", "whom the person plays; may be empty") { .verbatim($0.character) },
    ]
  }
}

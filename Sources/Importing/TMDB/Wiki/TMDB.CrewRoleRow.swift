import Wiki

extension TMDB {
  /// A film that a person worked for.
  struct CrewRoleRow: TemplateModel {
    let year: Phrase
    let film: EntryID
    let jobs: Phrase

    init(_ film: Film, jobs: Phrase) {
      year = film.yearPhrase
      self.film = film.entry
      self.jobs = jobs
    }

    static let fields: [TemplateField<CrewRoleRow>] = [
      .text("year", "when the film came out; may be empty", \.year),
      .entry("film", "the film", \.film),
      .text("jobs", "what the person did; may be empty", \.jobs),
    ]
  }
}

import Wiki

extension TMDB {
  /// The people to whom a film is owed above all, by what they did.
  struct MakerRow: TemplateModel {
    let role: Phrase
    let people: Phrase

    init(_ role: String, people: [Phrase]) {
      self.role = .sentence("tmdb.roles.\(role)", ["count": .number(people.count)])
      self.people = .list(people)
    }

    static let fields: [TemplateField<MakerRow>] = [
      .text("role", "what they did: `Director`, `Writers`", \.role),
      .markup("people", "who they are", \.people),
    ]
  }
}

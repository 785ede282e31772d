import Wiki

extension TMDB {
  /// One of a film's crew, in one department.
  struct MemberRow: TemplateModel {
    let person: Phrase
    let jobs: Phrase

    static let fields: [TemplateField<MemberRow>] = [
      .markup("person", "the person", \.person),
      .text("jobs", "what they did; may be empty", \.jobs),
    ]
  }
}

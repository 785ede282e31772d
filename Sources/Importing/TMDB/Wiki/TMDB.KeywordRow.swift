import Wiki

extension TMDB {
  /// A word that says what a film is about.
  struct KeywordRow: TemplateModel {
    let name: String

    static let fields: [TemplateField<KeywordRow>] = [
      .text("name", "the word") { .verbatim($0.name) }
    ]
  }
}

import Wiki

extension TMDB {
  /// One of a film's cast, after the first ones.
  struct OtherCastRow: TemplateModel {
    let person: Phrase
    let character: String

    static let fields: [TemplateField<OtherCastRow>] = [
      .markup("person", "the person", \.person),
      .text("character", "whom they play; may be empty") { .verbatim($0.character) },
    ]
  }
}

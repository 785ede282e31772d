import Wiki

extension TMDB {
  /// A paragraph of a biography.
  struct ParagraphRow: TemplateModel {
    let text: String

    static let fields: [TemplateField<ParagraphRow>] = [
      .text("text", "the paragraph") { .verbatim($0.text) }
    ]
  }
}

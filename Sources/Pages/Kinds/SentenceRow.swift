import Wiki

/// One sentence of a list.
public struct SentenceRow: TemplateModel {
  let sentence: Phrase

  init(_ sentence: Phrase) { self.sentence = sentence }

  public static let fields: [TemplateField<SentenceRow>] = [
    .markup("sentence", "the sentence, with its links", \.sentence)
  ]
}

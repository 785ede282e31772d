import Wiki

/// One amount, drawn as a bar.
public struct AmountBar: TemplateModel {
  let label: Phrase
  let amount: Phrase
  /// Whether it is the collection's first kind of amount.
  let isFirst: Bool
  /// In thousandths of the longest.
  let length: Int

  public static let fields: [TemplateField<AmountBar>] = [
    .text("label", "what the amount is: `Budget`", \.label),
    .text("amount", "the amount", \.amount),
    .flag("isFirst", "whether it is the collection's first kind of amount", \.isFirst),
    .number("length", "in thousandths of the longest", \.length),
  ]
}

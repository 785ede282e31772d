import Wiki

/// The entries of a collection with the largest amounts.
public struct AmountChart: TemplateModel {
  let title: Phrase
  let rows: [AmountRow]

  /// `nil` where the collection has no amounts.
  init?(_ collection: EntryCollection) {
    let amounts = collection.definition.amounts
    guard !amounts.isEmpty else { return nil }
    let largest = collection.entries
      .compactMap { entry in
        amounts.compactMap { entry.amounts[$0] }.max().map { (most: $0, entry: entry) }
      }
      .first(upTo: Self.mostRows) { $0.most > $1.most }
    guard let most = largest.first?.most, most > 0 else { return nil }
    title = .word("amounts.\(collection.id).title")
    rows = largest.map { AmountRow($0.entry, amounts: amounts, most: most) }
  }

  public static let fields: [TemplateField<AmountChart>] = [
    .text("title", "what the amounts are", \.title),
    .rows("rows", "the entries, the one with the largest amount first", \.rows),
  ]

  private static let mostRows = 10
}

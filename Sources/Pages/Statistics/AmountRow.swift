import Wiki

/// One entry with its amounts.
public struct AmountRow: TemplateModel {
  let entry: EntryID
  let bars: [AmountBar]

  init(_ entry: Entry, amounts: [String], most: Int) {
    self.entry = entry.id
    bars = amounts.enumerated().compactMap { place, amount in
      entry.amounts[amount].map {
        AmountBar(
          label: .word("amounts.\(entry.id.collection).\(amount)"),
          amount: .sentence(
            "amounts.\(entry.id.collection).value", ["amount": .number($0)]),
          isFirst: place == 0, length: ChartPart.length(of: $0, among: most))
      }
    }
  }

  public static let fields: [TemplateField<AmountRow>] = [
    .entry("entry", "the entry", \.entry),
    .rows("bars", "its amounts", \.bars),
  ]
}

/// The value of a property in the terms of https://schema.org.
public indirect enum StructuredValue: Hashable, Sendable {
  case text(Phrase)
  case date(CalendarDate)
  case number(Int)
  /// So many units of the last of the decimal places.
  case decimal(Int, places: Int)
  /// What has a page in the wiki: its type, name and address.
  case entry(EntryID)
  case thing(type: String, properties: [String: StructuredValue])
  case list([StructuredValue])

  /// What has a name and no page.
  public static func named(_ type: String, _ name: Phrase) -> StructuredValue {
    .thing(type: type, properties: ["name": .text(name)])
  }

  /// `nil` if nothing is in it.
  public static func some(_ values: [StructuredValue]) -> StructuredValue? {
    values.isEmpty ? nil : .list(values)
  }
}

import Wiki

/// A value in what programs read; it is put into words only when that is written.
public indirect enum DataValue: Hashable, Sendable {
  case text(Phrase)
  case number(Int)
  /// So many units of the last of the decimal places.
  case decimal(Int, places: Int)
  case list([DataValue])
  case object([String: DataValue])

  /// Text that no language changes: a key, an address, a path.
  static func plain(_ text: String) -> DataValue { .text(.verbatim(text)) }

  /// With what is known of the members.
  static func known(_ members: [String: DataValue?]) -> DataValue {
    .object(members.compactMapValues(\.self))
  }
}

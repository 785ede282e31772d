/// A row about one entry, which says the same wherever it stands: it is read once, and put on many pages.
public protocol EntryRow: TemplateModel {
  /// Where the entry stands among the wiki's, which must have it. No two rows of a type say of one entry what differs.
  var place: Int32 { get }

  static func places(of rows: [Self]) -> [Int32]
}

extension EntryRow {
  // A requirement for the reason that those of models are.
  @inlinable
  public static func places(of rows: [Self]) -> [Int32] { rows.map(\.place) }
}

/// A row about one entry, which says the same wherever it stands: it is read once, and put on many pages.
public protocol EntryRow: TemplateModel {
  /// No two rows of a type say of one entry what differs.
  var id: EntryID { get }

  static func ids(of rows: [Self]) -> [EntryID]
}

extension EntryRow {
  // A requirement for the reason that those of models are.
  @inlinable
  public static func ids(of rows: [Self]) -> [EntryID] { rows.map(\.id) }
}

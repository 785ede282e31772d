import Wiki

/// What changed in one collection on one day.
public struct ChangeGroup: TemplateModel {
  let collection: String
  let changes: [ChangeRow]

  public static let fields: [TemplateField<ChangeGroup>] = [
    .text("collection", "the collection's id: `characters`") { .verbatim($0.collection) },
    .text("title", "the name of the collection") { EntryCollection.title(of: $0.collection) },
    .rows("changes", "the entries that changed", \.changes),
  ]
}

import Wiki

/// A row that is read once for all pages that show it.
struct SightingRow: EntryRow {
  let place: Int32
  let note: String

  static let fields: [TemplateField<SightingRow>] = [
    .text("note", "what was seen") { .verbatim($0.note) }
  ]
}

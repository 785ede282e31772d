import Wiki

/// One neighbour in the drawing of an entry's neighbourhood.
public struct NeighbourNode: TemplateModel {
  let entry: Entry
  let label: DrawnLabel
  let isLeft: Bool
  let y: Int
  /// The height at which the entry in the middle stands.
  let middle: Int

  init(_ entry: Entry, _ label: DrawnLabel, isLeft: Bool, y: Int, middle: Int) {
    self.entry = entry
    self.label = label
    self.isLeft = isLeft
    self.y = y
    self.middle = middle
  }

  public static let fields: [TemplateField<NeighbourNode>] = [
    .link("link", "the neighbour's page, titled with its whole name") {
      Link(.verbatim($0.entry.title), to: .entry($0.entry.id))
    },
    .text("label", "the first line of the name") { .verbatim($0.label.first) },
    .text("secondLabel", "the second line, cut to the room there is; may be empty") {
      .verbatim($0.label.second)
    },
    .text("collection", "the id of its collection") { .verbatim($0.entry.id.collection) },
    .flag("isLeft", "whether it stands on the left", \.isLeft),
    .number("y", "how far down it stands", \.y),
    .number("labelY", "how far down the first line of its name stands") {
      $0.label.second.isEmpty ? $0.y : $0.y - lineHeight / 2
    },
    .number("secondLabelY", "how far down the second line stands") { $0.y + lineHeight / 2 },
    .number("middle", "how far down the entry itself stands", \.middle),
  ]

  private static let lineHeight = 14
}

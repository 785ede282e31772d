import Wiki

/// One neighbour in the drawing of an entry's neighbourhood.
public struct NeighbourNode: TemplateModel {
  let label: DrawnLabel
  let link: Link
  let collection: String
  let isLeft: Bool
  let y: Int
  /// The height at which the entry in the middle stands.
  let middle: Int

  /// `place` is where it stands among the wiki's entries.
  init(at place: Int32, in site: Site, isLeft: Bool, y: Int, middle: Int) {
    let entry = site.graph.entry(at: place)
    label = site.drawnLabels.label(of: entry, at: place)
    link = site.link(to: entry, at: place)
    collection = entry.id.collection
    self.isLeft = isLeft
    self.y = y
    self.middle = middle
  }

  /// Told by closures: a key path would be given a copy of the node, and of its texts.
  public static let fields: [TemplateField<NeighbourNode>] = [
    .link("link", "the neighbour's page, titled with its whole name") { $0.link },
    .text("label", "the first line of the name") { .verbatim($0.label.first) },
    .text("secondLabel", "the second line, cut to the room there is; may be empty") {
      .verbatim($0.label.second)
    },
    .text("collection", "the id of its collection") { .verbatim($0.collection) },
    .flag("isLeft", "whether it stands on the left") { $0.isLeft },
    .number("y", "how far down it stands") { $0.y },
    .number("labelY", "how far down the first line of its name stands") {
      $0.label.second.isEmpty ? $0.y : $0.y - lineHeight / 2
    },
    .number("secondLabelY", "how far down the second line stands") { $0.y + lineHeight / 2 },
    .number("middle", "how far down the entry itself stands") { $0.middle },
  ]

  private static let lineHeight = 14
}

import Wiki

/// Some entries of one collection, far from one another.
public struct RandomGroup: TemplateModel {
  let id: String
  let link: Link
  let cards: [EntryID]

  init(_ collection: EntryCollection, cards wanted: Int, in site: Site) {
    id = collection.id
    link = site.listLink(collection)
    let all = collection.entries
    let count = min(wanted, all.count)
    cards = (0..<count).map { all[(2 * $0 + 1) * all.count / (2 * count)].id }
  }

  public static let fields: [TemplateField<RandomGroup>] = [
    .text("id", "the collection's id: `characters`") { .verbatim($0.id) },
    .link("link", "the collection's list", \.link),
    .entries("cards", "the entries", \.cards),
  ]
}

import Wiki

/// Which part of which list a page shows, for the script that filters it and goes on with it.
public struct ListPlace: TemplateModel {
  let collection: String
  let facet: String
  let value: String
  let order: String
  /// Whether the index has all of the list, so that a script can filter it.
  let isIndexed: Bool
  /// Entries on each page but the last.
  let size: Int
  let page: Int
  let pages: Int
  let addresses: String

  /// `addresses` are those of the list.
  init(_ list: EntryList, page: Int, of pages: Int, size: Int, addresses: String) {
    collection = list.collection.id
    facet = list.category?.facet ?? ""
    value = list.category?.slug ?? ""
    order = list.category.flatMap { $0.isRanked ? "\($0.facet)/\($0.slug)" : nil } ?? ""
    isIndexed = list.category.map { $0.isFilter || $0.isRanked } ?? true
    self.size = size
    self.page = page
    self.pages = pages
    self.addresses = addresses
  }

  /// The first page of a list and the pattern of the others.
  static func addresses(of list: EntryList) -> String {
    let other = name(of: list.path(2)).replacing("page-2.html", with: "page-{page}.html")
    return "\(name(of: list.path(1)))|\(other)"
  }

  public static let fields: [TemplateField<ListPlace>] = [
    .text("collection", "the collection's id: `characters`") { .verbatim($0.collection) },
    .text("facet", "of a category, the facet's id; may be empty") { .verbatim($0.facet) },
    .text("value", "of a category, the value as addresses have it; may be empty") {
      .verbatim($0.value)
    },
    .text("order", "of a category that the source ranks, its order; may be empty") {
      .verbatim($0.order)
    },
    .text("scope", "`page` where a script knows the entries of the page alone; else nothing") {
      .verbatim($0.isIndexed ? "" : "page")
    },
    .number("size", "how many entries a page has at most", \.size),
    .number("page", "the number of this page", \.page),
    .number("pages", "how many pages the list has", \.pages),
    .text("addresses", "the first page and the pattern of the others") {
      .verbatim($0.addresses)
    },
  ]

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

import Wiki

/// Where every page of the site stands.
///
/// A class because every link of every page is looked up in it.
public final class SitePaths: Sendable {
  static let home = "index.html"
  static let about = "about.html"
  static let search = "search.html"
  static let favourites = "favourites.html"
  static let notFound = "404.html"
  static let statistics = "statistics.html"
  static let random = "random.html"
  static let offline = "offline.html"
  public static let icon = "assets/icon.svg"

  private let entries: EntryPaths
  /// Of each value that has pages the first one.
  private let categories: [CategoryKey: String]
  private let collections: Set<String>

  init(_ graph: WikiGraph, categories all: [FacetCategories]) {
    entries = EntryPaths(graph)
    var categories: [CategoryKey: String] = [:]
    for group in all {
      let slugs = ValueSlugs(group.all.map(\.value))
      for category in group.paged {
        let key = CategoryKey(group.collection.id, group.facet.id, category.value.key)
        categories[key] = slugs[category.value.key].map {
          "\(group.collection.id)/\(group.facet.id)/\($0).html"
        }
      }
    }
    self.categories = categories
    collections = Set(graph.collections.filter { !$0.entries.isEmpty }.map(\.id))
  }

  func detail(of id: EntryID) -> String? { entries.detail(of: id) }

  /// That of the entry at a place among the wiki's; there must be one.
  func detail(at place: Int32) -> String { entries.detail(at: place) }

  /// The readable part of the address of an entry's page, which may be empty; `nil` if there is no such entry.
  func slug(of id: EntryID) -> String? {
    detail(of: id).map { path in
      let end = path.utf8.dropFirst(id.collection.utf8.count + 1 + id.key.utf8.count)
      return String(decoding: end.dropFirst().dropLast(".html".utf8.count), as: UTF8.self)
    }
  }

  /// The file with the data of an entry, beside its page.
  func data(of id: EntryID) -> String? {
    detail(of: id).map { $0.replacingPageEnding(with: "json") }
  }

  /// The list of the files with data, by collection.
  static let api = "api/index.json"

  static func api(_ collection: String, page: Int = 1) -> String {
    page == 1 ? "api/\(collection).json" : "api/\(collection)-\(page).json"
  }

  static func changes(page: Int = 1) -> String {
    page == 1 ? "changes.html" : "changes-page-\(page).html"
  }

  static func timeline(decade: Int? = nil) -> String {
    decade.map { "timeline-\($0)s.html" } ?? "timeline.html"
  }

  /// The page of a name that several entries share, by the first of them; `nil` for any other.
  func name(of first: EntryID, page: Int = 1) -> String? {
    entries.name(of: first).map { page == 1 ? "\($0).html" : "\($0)-page-\(page).html" }
  }

  /// The first page is the folder's `index.html`.
  func list(_ collection: String, page: Int = 1) -> String {
    page == 1 ? "\(collection)/index.html" : "\(collection)/page-\(page).html"
  }

  /// The page of one letter, where the names fill more than one.
  func aToZ(_ collection: String, letter: String? = nil) -> String {
    "\(collection)/a-z\(letter.map { "-\($0)" } ?? "").html"
  }

  func facet(_ facet: String, of collection: String) -> String {
    "\(collection)/\(facet)/index.html"
  }

  /// `nil` if the value has no page of its own.
  func category(_ collection: String, _ facet: String, _ value: String, page: Int = 1) -> String? {
    categories[CategoryKey(collection, facet, value)].map {
      page == 1 ? $0 : "\($0.dropLast(".html".count))-page-\(page).html"
    }
  }

  /// The file of the site that a target is; `nil` if there is none.
  public func path(of target: Link.Target) -> String? {
    switch target {
    case .entry(let id): detail(of: id)
    case .collection(let id): collections.contains(id) ? list(id) : nil
    case .category(let collection, let facet, let value): category(collection, facet, value)
    case .file(let path): path
    case .fragment, .web: nil
    }
  }

  /// The address of a target as a page at `page` must write it; `nil` if there is nothing there.
  public func href(to target: Link.Target, from page: String) -> String? {
    switch target {
    case .entry, .collection, .category, .file:
      path(of: target).map { RelativePath.from(page, to: $0) }
    case .fragment(let id): "#\(id)"
    case .web(let address): address.text
    }
  }

  private struct CategoryKey: Hashable {
    let collection: String
    let facet: String
    let value: String

    init(_ collection: String, _ facet: String, _ value: String) {
      self.collection = collection
      self.facet = facet
      self.value = value
    }

    /// The value tells categories apart; few of them share it with one of another facet.
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}

import Wiki

/// What stands around the content of every page: head, header, breadcrumb, footer.
///
/// A class because its values are told one by one, and each would be given a copy of its twenty parts.
public final class Shell: TemplateModel {
  let site: Site
  let path: String
  let kind: Kind
  let title: Phrase
  let description: Phrase
  /// What tells the page from another of the same title; empty where there is none.
  let distinction: Phrase
  /// The collection the page belongs to; empty for pages of the whole wiki.
  let collection: String
  /// The entry whose own page it is.
  let entry: EntryID?
  /// The way down to this page, without the page itself.
  let crumbs: [Link]
  /// The page itself as the last step of that way.
  let crumb: Phrase
  let previous: Link?
  let next: Link?
  let changed: CalendarDate?
  /// Where the page leads on to by itself.
  let redirect: Link?

  init(
    _ site: Site, path: String, kind: Kind, title: Phrase, description: Phrase? = nil,
    distinction: Phrase = .empty,
    collection: String = "", entry: EntryID? = nil, crumbs: [Link] = [], crumb: Phrase? = nil,
    previous: Link? = nil,
    next: Link? = nil,
    changed: CalendarDate? = nil, redirect: Link? = nil
  ) {
    self.site = site
    self.path = path
    self.kind = kind
    self.title = title
    self.description =
      description ?? .sentence("site.description", ["title": title, "site": site.title])
    self.distinction = distinction
    self.collection = collection
    self.entry = entry
    self.crumbs = crumbs
    self.crumb = crumb ?? title
    self.previous = previous
    self.next = next
    self.changed = changed
    self.redirect = redirect
  }

  public static let fields: [TemplateField<Shell>] = [
    .text("language", "the language of the words: `en`") { .verbatim($0.site.settings.language) },
    .text("documentTitle", "for the browser's tab", \.documentTitle),
    .text("description", "one sentence on the page", \.description),
    .text("siteTitle", "the title of the wiki") { $0.site.title }.shared { $0.share },
    .text("siteID", "names the wiki in a reader's storage") { .verbatim($0.site.settings.id) },
    .text("root", "the way to the first folder of the site: `./`, `../` …", \.root),
    .text("entry", "the entry whose page it is, or nothing: `characters/1`") {
      .verbatim($0.entry?.description ?? "")
    },
    .text("collection", "the page's collection, or nothing") { .verbatim($0.collection) },
    .text("kind", "the kind of page: `home`, `list`, `entry` …") { .verbatim($0.kind.rawValue) },
    .rendered("policy", "the Content-Security-Policy", .text, .policy),
    .link("redirect", "where the page leads on to by itself; mostly absent", \.redirect),
    .link(
      "canonical",
      "the address that search engines are to keep; absent without a base URL, but where the page "
        + "leads on", \.canonical),
    .object(
      "social", "what a message that links to the page shows; absent without a base URL",
      { SocialCard($0) }),
    .rendered(
      "structuredData",
      "what the page says to machines, as JSON-LD in an element; empty without a base URL",
      .markup, .structuredData),
    .flag("isUnlisted", "whether search engines are to leave the page out") {
      [.gone, .offline].contains($0.kind)
    },
    .flag("isInstallable", "whether readers may install the wiki") {
      $0.site.settings.isInstallable && $0.kind != .notFound
    },
    .link("icon", "the icon of the site", \.icon).shared { $0.share },
    .rendered(
      "styles", "the element that brings the styles; its place is the head", .markup, .styles),
    .rendered(
      "contentStyles",
      "the element that brings the styles of the content alone (those after `---` in "
        + "`Theme/css/order.txt`); its place is before `pageScripts`. A layout without it has all of "
        + "them in `styles`", .markup, .contentStyles),
    .rendered(
      "scripts", "the element that brings what acts before the first paint; its place is the head",
      .markup, .scripts),
    .rendered(
      "pageScripts",
      "the element that brings all other scripts; its place is before the content, which is parsed "
        + "while a browser paints what stands above", .markup, .pageScripts),
    .rendered("scriptWords", "the words of the script, an element each", .markup, .words),
    .link(
      "search", "the page of the search; absent without `pages.search` and where no script runs",
      \.search
    ).shared { $0.share },
    .link(
      "favourites", "the page of a reader's favourites; absent where no script runs", \.favourites
    ).shared { $0.share },
    .link("home", "the home page; absent where no address is known", \.home).shared { $0.share },
    .rows("nav", "the collections", \.nav).shared { $0.share },
    .rows("crumbs", "the way down to this page, itself last", \.crumbRows),
    .link("previous", "the page before in the same order", \.previous),
    .link("next", "the page after in the same order", \.next),
    .rendered("content", "what the page's own template made", .markup, .content),
    .text("changed", "the day the data of the page is of; may be empty", \.changedText),
    .flag("hasChanged", "whether that day is known") { $0.changed != nil },
    .link("about", "the page about the wiki", \.about).shared { $0.share },
    .rows("specials", "the pages that look at the whole wiki in other ways", \.specials)
      .shared { $0.share },
    .link(
      "changes",
      "the page of recent changes, on pages about the whole wiki; absent while no change is known",
      \.changes),
    .link("atomFeed", "the changes as an Atom feed; absent without them or a base URL") {
      $0.feed(at: Feed.atomPath)
    },
    .link("jsonFeed", "the changes as a JSON feed; absent without them or a base URL") {
      $0.feed(at: Feed.jsonPath)
    },
    .link("json", "the data of what the page is about, as JSON; mostly absent") { shell in
      shell.dataPath.map { Link(shell.title, to: .file($0)) }
    },
    .link("markdown", "the Markdown that the page is made of; mostly absent") { shell in
      shell.markdownPath.map { Link(shell.title, to: .file($0)) }
    },
    .text("credits", "whom data and pictures belong to") { _ in .word("footer.credits") }
      .shared { $0.share },
  ]

  /// What pages have in common whose ways to the rest of the wiki are the same.
  private var share: String { kind == .notFound ? SitePaths.notFound : collection }

  /// Unique over the site: an entry and a category are named with their collection.
  private var documentTitle: Phrase {
    switch kind {
    case .home: site.title
    case .entry, .category, .name:
      .sentence(
        "site.document-title-in",
        [
          "title": .list([title, distinction]), "site": site.title,
          "collection": EntryCollection.title(of: collection),
        ])
    case .list, .aToZ, .facet, .changes, .search, .favourites, .statistics, .timeline, .random,
      .about, .notFound, .moved, .gone, .offline:
      .sentence("site.document-title", ["title": title, "site": site.title])
    }
  }

  private var canonical: Link? {
    if let redirect, case .file(let path) = redirect.target {
      return site.webLink(redirect.title, to: path) ?? redirect
    }
    return kind.isKept ? site.webLink(title, to: path) : nil
  }

  /// A missing page is answered at any depth, so it can only link to whole addresses.
  private func link(_ title: Phrase, to path: String) -> Link? {
    kind == .notFound ? site.webLink(title, to: path) : Link(title, to: .file(path))
  }

  private var icon: Link? {
    kind == .notFound ? nil : Link(.empty, to: .file(SitePaths.icon))
  }

  private var home: Link? { link(site.title, to: SitePaths.home) }

  private var root: Phrase {
    let way = RelativePath.from(path, to: "")
    return .verbatim(way.isEmpty ? "./" : way)
  }

  private var search: Link? {
    site.settings.hasSearch && kind != .notFound
      ? Link(.word("search.link"), to: .file(SitePaths.search)) : nil
  }

  private var favourites: Link? {
    kind == .notFound ? nil : Link(.word("favourites.link"), to: .file(SitePaths.favourites))
  }

  private var about: Link? { link(.word("about.link"), to: SitePaths.about) }

  private var specials: [LinkRow] {
    site.specials.compactMap { link($0.title, to: $0.path).map { LinkRow($0) } }
  }

  /// On every other page the first change there is would make all of them anew.
  private var tellsOfChanges: Bool { [.home, .about, .changes].contains(kind) }

  private var changes: Link? {
    site.changes != nil && tellsOfChanges
      ? link(.word("changes.link"), to: SitePaths.changes()) : nil
  }

  private func feed(at path: String) -> Link? {
    site.hasFeeds && tellsOfChanges
      ? Link(.sentence("changes.feed", ["site": site.title]), to: .file(path)) : nil
  }

  private var nav: [NavRow] {
    site.collections.compactMap { collection in
      link(collection.title, to: site.paths.list(collection.id))
        .map { NavRow(link: $0, isCurrent: collection.id == self.collection) }
    }
  }

  var crumbRows: [CrumbRow] {
    kind == .home || kind == .notFound
      ? []
      : ([Link(.word("home.crumb"), to: .file(SitePaths.home))] + crumbs)
        .map { CrumbRow(title: $0.title, link: $0) } + [CrumbRow(title: crumb, link: nil)]
  }

  private var changedText: Phrase {
    changed.map { .sentence("entry.changed", ["date": .date($0)]) } ?? .empty
  }
}

import Wiki

/// Which pages a wiki has.
public struct SitePlan: Sendable {
  public let pages: [Page]

  public init(_ site: Site) {
    var pages = [HomePage.page(of: site), AboutPage.page(of: site), NotFoundPage.page(of: site)]
    pages += SearchPage.pages(of: site) + [FavouritesPage.page(of: site)]
    pages += OfflinePage.pages(of: site) + ChangesPage.pages(of: site)
    pages += StatisticsPage.pages(of: site)
    // What sorts all entries takes as long as all else.
    let (alphabets, (timeline, parts)) = concurrently(
      { site.collections.map { AToZPage.pages(of: $0, in: site) } },
      { (TimelinePage.pages(of: site), site.collections.map { Parts(of: $0, in: site) }) })
    pages += timeline + RandomPage.pages(of: site)
    for (part, alphabet) in zip(parts, alphabets) {
      pages += part.lists
      pages += alphabet
      pages += part.others
    }
    let former = MovedPage.pages(of: site) + GonePage.pages(of: site)
    if !former.isEmpty {
      // A page of today is worth more than word of one that was.
      var taken = Set(pages.map { $0.path.lowercased() })
      pages += former.filter { taken.insert($0.path.lowercased()).inserted }
    }
    self.pages = pages
  }

  /// The pages of a collection, but for its names in alphabetical order.
  private struct Parts: Sendable {
    let lists: [Page]
    private(set) var others: [Page] = []

    init(of collection: EntryCollection, in site: Site) {
      lists = ListPage.pages(of: collection, in: site)
      for group in site.categories(of: collection) {
        others.append(FacetPage.page(of: group, in: site))
        others += group.paged.flatMap { ListPage.pages(of: $0, in: group, of: site) }
      }
      others += NamePage.pages(of: collection, in: site)
      others += EntryFrame.pages(of: collection, in: site)
    }
  }
}

import Wiki

/// Which pages a wiki has.
public struct SitePlan: Sendable {
  public let pages: [Page]

  public init(_ site: Site) {
    var pages = [HomePage.page(of: site), AboutPage.page(of: site), NotFoundPage.page(of: site)]
    pages += SearchPage.pages(of: site) + [FavouritesPage.page(of: site)]
    pages += OfflinePage.pages(of: site) + ChangesPage.pages(of: site)
    pages += StatisticsPage.pages(of: site)
    // What sorts all entries takes longest.
    let (timeline, alphabets) = concurrently(
      { TimelinePage.pages(of: site) },
      { site.collections.map { AToZPage.pages(of: $0, in: site) } })
    pages += timeline + RandomPage.pages(of: site)
    for (collection, alphabet) in zip(site.collections, alphabets) {
      pages += ListPage.pages(of: collection, in: site) + alphabet
      for group in site.categories(of: collection) {
        pages.append(FacetPage.page(of: group, in: site))
        pages += group.paged.flatMap { ListPage.pages(of: $0, in: group, of: site) }
      }
      pages += NamePage.pages(of: collection, in: site)
      pages += EntryFrame.pages(of: collection, in: site)
    }
    // A page of today is worth more than word of one that was.
    var taken = Set(pages.map { $0.path.lowercased() })
    let former = MovedPage.pages(of: site) + GonePage.pages(of: site)
    self.pages = pages + former.filter { taken.insert($0.path.lowercased()).inserted }
  }
}

import Wiki

/// Some entries of every collection, picked evenly; a script leads on from here to any entry.
public struct RandomPage: TemplateModel {
  let groups: [RandomGroup]

  init(_ site: Site) {
    let collections = site.collections
    groups = collections.enumerated().map { place, collection in
      // What does not divide evenly goes to the first collections.
      let share =
        Self.mostCards / collections.count + (place < Self.mostCards % collections.count ? 1 : 0)
      return RandomGroup(collection, cards: share, in: site)
    }
  }

  public static let fields: [TemplateField<RandomPage>] = [
    .text("title", "the name of the page") { _ in .word("random.title") },
    .markup("lead", "what the page is for") { _ in .word("random.lead") },
    .rows("groups", "some entries of each collection", \.groups),
  ]

  private static let mostCards = 24

  /// None where there is nothing to pick from.
  static func pages(of site: Site) -> [Page] {
    guard site.hasEntries else { return [] }
    return [
      Page(SitePaths.random, template: "pages/random") {
        PageContent(
          RandomPage(site),
          shell: Shell(
            site, path: SitePaths.random, kind: .random, title: .word("random.title")))
      }
    ]
  }
}

import Wiki

/// Where a reader finds what they marked; their own browser keeps it, and a script shows it.
public struct FavouritesPage: TemplateModel {
  public static let fields: [TemplateField<FavouritesPage>] = [
    .text("title", "the name of the page") { _ in .word("favourites.title") }
  ]

  static func page(of site: Site) -> Page {
    Page(SitePaths.favourites, template: "pages/favourites") {
      PageContent(
        FavouritesPage(),
        shell: Shell(
          site, path: SitePaths.favourites, kind: .favourites, title: .word("favourites.title")))
    }
  }
}

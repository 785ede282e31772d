import Wiki

/// What a host answers for an address that the site does not have.
public struct NotFoundPage: TemplateModel {
  let home: Link?

  public static let fields: [TemplateField<NotFoundPage>] = [
    .text("title", "the name of the page") { _ in .word("not-found.title") },
    .text("lead", "what the reader can do") { _ in .word("not-found.lead") },
    .link("home", "the home page; absent where no address is known", \.home),
  ]

  static func page(of site: Site) -> Page {
    Page(SitePaths.notFound, template: "pages/404") {
      PageContent(
        NotFoundPage(home: site.webLink(.word("home.crumb"), to: SitePaths.home)),
        shell: Shell(
          site, path: SitePaths.notFound, kind: .notFound, title: .word("not-found.title")))
    }
  }
}

import Wiki

extension TMDB {
  /// Another site's page on a film or a person.
  struct WebLinkRow: TemplateModel {
    let link: Link

    init(_ link: Link) { self.link = link }

    static let fields: [TemplateField<WebLinkRow>] = [
      .link("link", "the page, titled with the site's name", \.link)
    ]
  }
}

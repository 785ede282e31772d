import Wiki

/// What a message that links to a page shows of it: https://ogp.me, and X's cards.
public struct SocialCard: TemplateModel {
  let shell: Shell
  let address: WebAddress
  let image: SitePicture
  let imageAddress: WebAddress
  let imageText: Phrase

  /// `nil` where the site knows no address, and of pages that nobody is to keep.
  init?(_ shell: Shell) {
    let site = shell.site
    let picture = shell.entry.flatMap(site.graph.entry).flatMap { entry in
      site.shelf.file(of: entry.picture).flatMap { $0.isShownEverywhere ? $0 : nil }
    }
    let image = picture ?? DrawnCard.file(of: shell.collection)
    guard shell.kind.isKept, let address = site.address(of: shell.path),
      let imageAddress = site.address(of: image.path)
    else { return nil }
    self.shell = shell
    self.address = address
    self.image = image
    self.imageAddress = imageAddress
    let collection = site.collections.first { $0.id == shell.collection }
    imageText =
      picture == nil
      ? .list([collection?.title ?? .empty, site.title]) : shell.title
  }

  public static let fields: [TemplateField<SocialCard>] = [
    .text("type", "what the page is: `website`, `article`, `video.movie` …") {
      .verbatim($0.type)
    },
    .text("title", "the name of the page") { $0.shell.title },
    .text("description", "one sentence on the page") { $0.shell.description },
    .text("address", "the whole address of the page") { .verbatim($0.address.text) },
    .text("site", "the title of the wiki") { $0.shell.site.title },
    .text("locale", "the language of the words, with a country: `en_US`") { _ in
      .word("site.locale")
    },
    .text("image", "the whole address of the picture of the entry, or of a drawn one") {
      .verbatim($0.imageAddress.text)
    },
    .number("imageWidth", "in pixels") { $0.image.width },
    .number("imageHeight", "in pixels") { $0.image.height },
    .text("imageText", "what the picture shows", \.imageText),
    .text("style", "how X is to show it: `summary_large_image` where the picture is wide") {
      .verbatim($0.image.width > $0.image.height ? "summary_large_image" : "summary")
    },
  ]

  /// Only those of https://ogp.me that want nothing more.
  private var type: String {
    guard let id = shell.entry else { return "website" }
    return switch shell.site.graph.collection(id.collection)?.definition.structure?.name {
    case "Movie": "video.movie"
    case "TVEpisode": "video.episode"
    case "Person": "profile"
    default: "article"
    }
  }
}

extension SitePicture {
  /// Whether it is of a format that everybody takes who draws such a card.
  fileprivate var isShownEverywhere: Bool {
    ["jpg", "png", "gif", "webp"].contains { path.hasSuffix(".\($0)") }
  }
}

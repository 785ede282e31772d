import Wiki

/// A page that shows one value in every way a field can.
struct ValuePage: TemplateModel {
  var value: String

  static let fields: [TemplateField<ValuePage>] = [
    .text("x", "the value", \.phrase),
    .markup("m", "the value as markup") { .list([$0.phrase]) },
    .markup("a", "the value as the title of a link") {
      .link(Link($0.phrase, to: .file("x.html")))
    },
    .link("l", "the value as the title of a link") { Link($0.phrase, to: .file("x.html")) },
    .picture("p", "the value as an alternative") {
      PlacedPicture(SitePicture(path: "x.png", width: 1, height: 1), alternative: $0.value)
    },
    .rows("r", "the value in two rows") { [$0, $0].map { ValueRow(value: $0.value) } },
  ]

  private var phrase: Phrase { .verbatim(value) }
}

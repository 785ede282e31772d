import Wiki

struct CraterRow: TemplateModel {
  var name = "Loki"
  var depth = 3
  var link: Link? = Link(.verbatim("Loki"), to: .file("loki.html"))

  static let fields: [TemplateField<CraterRow>] = [
    .text("name", "what it is called") { .verbatim($0.name) },
    .number("depth", "in kilometres", \.depth),
    .link("link", "its page", \.link),
  ]
}

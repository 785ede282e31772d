import Wiki

/// What names mean at one place of a template.
enum TemplateScope: Sendable {
  case model(TemplateSchema)
  case link
  case picture
  /// The body of a section on a text: `{{.}}` is the text, other names are the row's.
  case text(TemplateSchema)

  var name: String {
    switch self {
    case .model(let schema), .text(let schema): schema.name
    case .link: "a link"
    case .picture: "a picture"
    }
  }

  /// What the name stands for; `nil` if there is no such name.
  func use(of name: String) -> TemplateUse? {
    switch self {
    case .model(let schema), .text(let schema):
      schema.field(named: name).map { TemplateUse($0.kind) }
    case .link: ["title": .text, "href": .destination][name]
    case .picture:
      ["src": .destination, "alt": .text, "width": .number, "height": .number][name]
    }
  }

  var names: [String] {
    switch self {
    case .model(let schema), .text(let schema): schema.fields.map(\.name)
    case .link: ["title", "href"]
    case .picture: ["src", "alt", "width", "height"]
    }
  }
}

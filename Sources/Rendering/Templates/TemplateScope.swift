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

  /// What the name stands for, and its place among `names`; `nil` if there is no such name.
  func use(of name: String) -> (use: TemplateUse, place: Int, kind: ValueKind)? {
    guard let place = place(of: name) else { return nil }
    switch self {
    case .model(let schema), .text(let schema):
      let kind = schema.fields[place].kind
      return (TemplateUse(kind), place, ValueKind(kind))
    case .link: return LinkField(rawValue: place).map { ($0.use, place, ValueKind($0)) }
    case .picture: return PictureField(rawValue: place).map { ($0.use, place, ValueKind($0)) }
    }
  }

  private func place(of name: String) -> Int? {
    switch self {
    case .model(let schema), .text(let schema): schema.fields.firstIndex { $0.name == name }
    case .link: LinkField.allCases.firstIndex { $0.name == name }
    case .picture: PictureField.allCases.firstIndex { $0.name == name }
    }
  }

  var names: [String] {
    switch self {
    case .model(let schema), .text(let schema): schema.fields.map(\.name)
    case .link: LinkField.allCases.map(\.name)
    case .picture: PictureField.allCases.map(\.name)
    }
  }
}

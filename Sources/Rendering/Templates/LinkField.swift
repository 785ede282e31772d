/// What a template can say of a link.
enum LinkField: Int, CaseIterable {
  case title
  case href

  /// Not by reflection: a start asks for some thousand.
  var name: String {
    switch self {
    case .title: "title"
    case .href: "href"
    }
  }

  var use: TemplateUse {
    switch self {
    case .title: .text
    case .href: .destination
    }
  }
}

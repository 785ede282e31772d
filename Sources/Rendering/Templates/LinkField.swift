/// What a template can say of a link.
enum LinkField: Int, CaseIterable {
  case title
  case href

  var name: String { String(describing: self) }

  var use: TemplateUse {
    switch self {
    case .title: .text
    case .href: .destination
    }
  }
}

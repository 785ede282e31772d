/// What a template can say of a picture.
enum PictureField: Int, CaseIterable {
  case src
  case alt
  case width
  case height

  var name: String { String(describing: self) }

  var use: TemplateUse {
    switch self {
    case .src: .destination
    case .alt: .text
    case .width, .height: .number
    }
  }
}

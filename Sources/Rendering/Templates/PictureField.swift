/// What a template can say of a picture.
enum PictureField: Int, CaseIterable {
  case src
  case alt
  case width
  case height

  /// Not by reflection: a start asks for some thousand.
  var name: String {
    switch self {
    case .src: "src"
    case .alt: "alt"
    case .width: "width"
    case .height: "height"
    }
  }

  var use: TemplateUse {
    switch self {
    case .src: .destination
    case .alt: .text
    case .width, .height: .number
    }
  }
}

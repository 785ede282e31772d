import Pages
import Wiki

/// What a template's names are looked up in while a page is rendered. Never copied: a page has
/// thousands of look-ups.
enum ViewNode: ~Copyable {
  case model(any TemplateModel)
  /// The model of an entry's page; at a place of its own is the frame that templates call `entry`.
  case entry(any TemplateModel, EntryFrame, at: Int)
  case link(Link, href: String)
  case picture(PlacedPicture, src: String)

  /// The value of the name at a place that the check of the template found.
  func value(at place: Int) -> ViewValue {
    switch self {
    case .model(let model): .field(model.value(at: place))
    case .entry(let model, let frame, let own):
      .field(place == own ? .object(frame) : model.value(at: place))
    case .link(let link, let href):
      switch LinkField(rawValue: place) {
      case .href: .destination(href)
      case .title, nil: .field(.text(link.title))
      }
    case .picture(let picture, let src):
      switch PictureField(rawValue: place) {
      case .src: .destination(src)
      case .width: .field(.number(picture.file.width))
      case .height: .field(.number(picture.file.height))
      case .alt, nil: .field(.text(.verbatim(picture.alternative)))
      }
    }
  }
}

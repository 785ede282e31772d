import Diagnostics
import Pages
import Wiki

/// What a template's names are looked up in while a page is rendered.
enum ViewNode {
  case model(any TemplateModel)
  /// The model of an entry's page, with the frame that templates call `entry`.
  case entry(any TemplateModel, EntryFrame)
  case link(Link, href: String)
  case picture(PlacedPicture, src: String)
  case text(String)

  /// The value under a name; `nil` only for a name that the check of the template refuses.
  func value(of name: String, in view: PageView) throws(Fault) -> ViewValue? {
    switch self {
    case .model(let model):
      return try model.value(of: name).map { value throws(Fault) in try view.value(value) }
    case .entry(let model, let frame):
      if name == "entry" { return .node(.model(frame)) }
      return try model.value(of: name).map { value throws(Fault) in try view.value(value) }
    case .link(let link, let href):
      return name == "href" ? .destination(href) : .text(try view.wording.text(link.title))
    case .picture(let picture, let src):
      switch name {
      case "src": return .destination(src)
      case "alt": return .text(picture.alternative)
      case "width": return .number(picture.file.width)
      default: return .number(picture.file.height)
      }
    case .text: return nil
    }
  }
}

import Diagnostics
import Pages
import Wiki

/// The view of the wiki from one page: its words and the way to every other page.
struct PageView {
  let site: Site
  let wording: Wording

  init(_ site: Site, from path: String, words: Words) {
    self.site = site
    let paths = site.paths
    wording = Wording(words: words) { paths.href(to: $0, from: path) }
  }

  func value(_ value: FieldValue) throws(Fault) -> ViewValue {
    switch value {
    case .text(let phrase): return .text(try wording.text(phrase))
    case .markup(let phrase): return .markup(try wording.markup(phrase))
    case .html(let html): return .markup(html)
    case .flag(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .link(let link): return .node(link.flatMap(node))
    case .picture(let picture): return .node(picture.flatMap(node))
    case .rows(let rows): return .rows(rows.map(ViewNode.model))
    case .object(let object): return .node(object.map(ViewNode.model))
    case .entry(let id):
      return .node(id.flatMap { site.cards(of: [$0]).first }.map(ViewNode.model))
    case .entries(let ids): return .rows(site.cards(of: ids).map(ViewNode.model))
    }
  }

  /// A link that leads nowhere from here is no link.
  private func node(_ link: Link) -> ViewNode? {
    wording.href(link.target).map { .link(link, href: $0) }
  }

  private func node(_ picture: PlacedPicture) -> ViewNode? {
    wording.href(.file(picture.file.path)).map { .picture(picture, src: $0) }
  }
}

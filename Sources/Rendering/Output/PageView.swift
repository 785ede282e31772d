import Pages
import Wiki

/// The view of the wiki from one page: its words and the way to every other page.
final class PageView {
  let site: Site
  let wording: Wording

  init(_ site: Site, from path: String, words: Words) {
    self.site = site
    let paths = site.paths
    wording = Wording(words: words) { paths.href(to: $0, from: path) }
  }

  /// What names are looked up in within a value; `nil` if there is nothing, or no names.
  func node(_ value: ViewValue) -> ViewNode? {
    guard case .field(let field) = value else { return nil }
    return switch field {
    case .link(let link): link.flatMap(node)
    case .picture(let picture): picture.flatMap(node)
    case .object(let object): object.map { .model($0) }
    case .entry(let id): id.flatMap(node)
    case .text, .markup, .html, .flag, .number, .rows, .entries: nil
    }
  }

  /// `nil` if the wiki has no such entry.
  func node(_ id: EntryID) -> ViewNode? { site.card(of: id).map { .model($0) } }

  /// A link that leads nowhere from here is no link.
  private func node(_ link: Link) -> ViewNode? {
    wording.href(link.target).map { .link(link, href: $0) }
  }

  private func node(_ picture: PlacedPicture) -> ViewNode? {
    wording.href(.file(picture.file.path)).map { .picture(picture, src: $0) }
  }
}

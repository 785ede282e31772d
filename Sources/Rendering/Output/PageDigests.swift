import Diagnostics
import Pages
import Wiki

/// Says of the pages of one site whether they would be the same as another time, without rendering
/// them.
public struct PageDigests: Sendable {
  private let site: Site
  private let templates: TemplateSet
  /// The renderer's, for what has no template.
  private let fingerprint: String
  private let cards = CardDigests()

  /// Enough to tell one form of a page from the next.
  private static let formLength = 8

  init(_ site: Site, templates: TemplateSet, fingerprint: String) {
    self.site = site
    self.templates = templates
    self.fingerprint = fingerprint
  }

  public func digest(of page: Page) -> String { digested(page).digest }

  /// The content of a page is made once for all that is to be known of it.
  public func digested(_ page: Page) -> DigestedPage {
    let content = page.content()
    return DigestedPage(
      digest: digest(of: page, showing: content), mapped: content.shell.mapped,
      markdownPath: content.shell.markdownPath)
  }

  public func digest(of file: DataFile) -> String {
    var digest = ModelDigest(in: site, cards: cards)
    digest.add(file.path)
    digest.add(file.content())
    return "\(fingerprint.prefix(Self.formLength))-\(digest.text)"
  }

  /// In front of its hyphen stands the form of the page: template, theme, words, program.
  private func digest(of page: Page, showing content: PageContent) -> String {
    let template = templates.template(page.template)
    var digest = ModelDigest(in: site, cards: cards)
    digest.add(template.fingerprint)
    digest.add(page.path)
    digest.add(content.model)
    if let frame = content.frame { digest.add(frame) }
    digest.add(content.shell)
    if let data = content.shell.structuredData { digest.add(data) }
    return "\(template.fingerprint.prefix(Self.formLength))-\(digest.text)"
  }
}

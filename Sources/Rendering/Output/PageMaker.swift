import Crypto
import Diagnostics
import Pages
import Wiki

/// Makes the pages of one site in two steps: what a page shows is read from the models, which tells
/// whether it is another than it was; and what was read becomes HTML.
///
/// A class because the draft of each page holds it.
public final class PageMaker: Sendable {
  private let site: Site
  private let renderer: SiteRenderer
  private let templates: TemplateSet
  private let cards: CardTapes
  private let pageMarkdown = PageMarkdown()
  /// By folder.
  private let themeParts = ThemePartsOfFolders()

  /// Enough to tell one form of a page from the next.
  static let formLength = 8
  /// In bytes.
  public static let digestSize = formLength + 1 + 2 * SHA256.byteCount

  init(_ site: Site, renderer: SiteRenderer, templates: TemplateSet) {
    self.site = site
    self.renderer = renderer
    self.templates = templates
    cards = CardTapes(site, words: renderer.words)
  }

  /// `frame` tells the settings of the site and of its sources from others; `faces` is what `PageKeys.face` makes of
  /// each entry of the site, in their order.
  public func keys(frame: String, faces: [ContentMark]) -> PageKeys {
    PageKeys(site, templates: templates, frame: frame, faces: faces)
  }

  /// All that the page may show; throws where it can't be put into words.
  public func recorded(_ page: Page) throws(Fault) -> RecordedPage {
    let content = page.content()
    let wording = Wording(words: renderer.words) { [site] in
      site.paths.href(to: $0, from: page.path)
    }
    let writer = TapeWriter(site, wording, cards: cards)
    let model = writer.add(content.model, and: content.frame)
    let shell = content.shell.tell(writer)
    var structuredData = 0..<0
    if let data = content.shell.structuredData {
      structuredData = writer.add(try StructuredElement(data, in: wording).html)
    }
    try writer.check()
    return RecordedPage(
      page: page,
      tape: PageTape(
        writer.finish(), content: model, shell: shell, structuredData: structuredData))
  }

  /// Another one whenever the page would be another. In front of its hyphen stands the page's form:
  /// template, theme, words, program.
  public func digest(of page: RecordedPage) -> String {
    let form = templates.template(page.page.template).fingerprint
    var text: [UInt8] = []
    text.reserveCapacity(max(Self.digestSize, form.utf8.count + page.page.path.utf8.count + 2))
    for part in [form, page.page.path] {
      text += part.utf8
      text.append(.lineFeed)
    }
    var digest = SHA256()
    digest.update(data: text)
    page.tape.withBytes { digest.update(bufferPointer: $0) }
    text.removeAll(keepingCapacity: true)
    text += form.utf8.prefix(Self.formLength)
    text.append(UInt8(ascii: "-"))
    Hexadecimal.append(digest.finalize(), to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  public func html(of page: RecordedPage) -> [UInt8] {
    let template = templates.template(page.page.template)
    let theme = themeParts.parts(of: page.page) { ThemeParts(renderer.parts(of: page.page)) }
    return rendered(page, by: template).withBytes { markdown in
      pageMarkdown.html(of: markdown, hasStrikethrough: template.hasStrikethrough)
    }.withBytes { content in
      let layout = templates.layout.program
      let room = layout.text.count + theme.bytes.count + content.count + Self.usualShell
      return GrowingBytes.array(capacity: room) { html in
        TemplateRenderer.append(
          layout, page.tape, page: page.tape.shell, at: page.page.path, to: &html, theme: theme,
          content: content)
      }
    }
  }

  /// In bytes: a layout says little of a page.
  private static let usualShell = 4096

  /// What the page's own template makes, before it becomes HTML.
  public func markdown(of page: RecordedPage) -> [UInt8] {
    rendered(page, by: templates.template(page.page.template)).array
  }

  private func rendered(_ page: RecordedPage, by template: CompiledTemplate) -> GrowingBytes {
    // A page's own template says all of it, with tags around it.
    var text = GrowingBytes(
      capacity: template.program.text.count + page.tape.withBytes { 2 * $0.count })
    TemplateRenderer.append(
      template.program, page.tape, page: page.tape.content, at: page.page.path, to: &text)
    return text
  }
}

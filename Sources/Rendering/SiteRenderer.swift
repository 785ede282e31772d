import Crypto
import Diagnostics
import Pages
import Wiki

/// Makes the bytes of a site's pages from their models.
public struct SiteRenderer: Sendable {
  let words: Words
  let theme: Theme
  private let templates: TemplateSet
  /// What the script says, as elements of the layout.
  private let scriptWords: [UInt8]
  /// The digest of all that pages are made with besides their models: program, theme, templates,
  /// words.
  public let fingerprint: String

  /// Checks every template, partial and strings file before any data is there.
  ///
  /// - Parameters:
  ///   - language: the strings files to use: `en`.
  ///   - builtIn: the program's own files; the strings must say all that its English ones say.
  ///   - probed: the templates that earlier renderers proved to be safe.
  ///   - program: the program and its version; another one may make other pages of the same model.
  public init(
    _ files: ThemeFiles, language: String, collections: [CollectionDefinition], program: String,
    builtIn: ThemeFiles, probed: ProbedTemplates = ProbedTemplates()
  ) throws(Fault) {
    try files.checkUse(known: builtIn)
    let sources = Set(collections.map(\.source)).sorted()
    let strings = try files.strings(of: sources, language: language)
    words = try Words(reading: strings)
    try words.check(against: Words(reading: builtIn.strings(of: sources, language: "en")))
    scriptWords = Array(Self.elements(words.texts(under: "script")).utf8)
    theme = try Theme(files)
    var salt = SHA256()
    let named =
      [program, theme.sheet.path] + theme.scripts.map(\.path)
      + theme.inlineElements.map(\.policySource)
    salt.update(data: Array(named.map { "\($0)\n" }.joined().utf8))
    for file in strings { salt.update(data: file.bytes) }
    templates = try TemplateSet(
      files, collections: collections, words: words,
      salt: Hexadecimal.text(salt.finalize()), probed: probed)
    fingerprint = Self.fingerprint(of: files, language: language, program: program)
  }

  private static func elements(_ texts: [(key: String, text: String)]) -> String {
    texts.map { key, text in
      "<data value=\"\(Escaping.html.escaped(key))\">\(Escaping.html.escaped(text))</data>"
    }.joined()
  }

  private static func fingerprint(
    of files: ThemeFiles, language: String, program: String
  ) -> String {
    let lines = files.files.values.map { file in
      "\(file.path) \(Hexadecimal.text(SHA256.hash(data: file.bytes)))"
    }
    let text = ([program, language] + lines.sorted()).joined(separator: "\n")
    return Hexadecimal.text(SHA256.hash(data: Array(text.utf8)))
  }

  /// The words of the site's pages, for what is no page.
  public var plainWords: PlainWords { PlainWords(words) }

  /// The files that the pages of a site lean on.
  public func assets(of site: Site) -> [(path: String, bytes: [UInt8])] {
    [theme.sheet.asset, (SitePaths.icon, theme.icon)]
      + theme.scripts(of: site.settings).map(\.asset)
      + theme.logos.map { ($0.picture.path, $0.bytes) }
  }

  /// The logos that the theme has, by the id of the source.
  public var logos: [String: SitePicture] {
    Dictionary(theme.logos.map { ($0.source, $0.picture) }) { first, _ in first }
  }

  /// For a site whose pages are to be compared with those of another time.
  public func digests(of site: Site) -> PageDigests {
    PageDigests(site, templates: templates, fingerprint: fingerprint)
  }

  public func html(of page: Page, in site: Site) throws(Fault) -> [UInt8] {
    let content = page.content()
    let view = PageView(site, from: page.path, words: words)
    let document = MarkdownDocument(
      try markdown(of: page, showing: content, in: view),
      hasStrikethrough: templates.template(page.template).hasStrikethrough)
    HeadingIDs.add(to: document)
    var shell = content.shell
    shell.frame = frame(of: page, around: document.htmlBytes(), in: view)
    if let data = shell.structuredData {
      shell.frame.structuredData = Array(try StructuredElement(data, in: view.wording).html.utf8)
    }
    return try TemplateRenderer.render(templates.layout.program, page: .model(shell), in: view)
  }

  /// What the page's own template makes, before it becomes HTML.
  public func markdown(of page: Page, in site: Site) throws(Fault) -> [UInt8] {
    try markdown(
      of: page, showing: page.content(), in: PageView(site, from: page.path, words: words))
  }

  private func markdown(
    of page: Page, showing content: PageContent, in view: PageView
  ) throws(Fault) -> [UInt8] {
    let template = templates.template(page.template)
    let node =
      content.frame.map { ViewNode.entry(content.model, $0, at: template.lastField) }
      ?? .model(content.model)
    return try TemplateRenderer.render(template.program, page: node, in: view)
  }

  private static func element(script: ThemeAsset, in view: PageView) -> [UInt8] {
    Array("<script src=\"\(view.wording.href(.file(script.path)) ?? "")\"></script>".utf8)
  }

  private static func element(sheet: ThemeAsset, in view: PageView) -> [UInt8] {
    Array("<link rel=\"stylesheet\" href=\"\(view.wording.href(.file(sheet.path)) ?? "")\">".utf8)
  }

  /// A missing page is answered at any depth: it carries its style and needs no script.
  private func frame(of page: Page, around html: [UInt8], in view: PageView) -> RenderedFrame {
    var frame = RenderedFrame()
    frame.content = html
    if page.isSelfContained {
      frame.policy = ContentPolicy.text(style: theme.allStyles, script: nil)
      frame.styles = theme.allStyles.element
    } else {
      frame.policy = ContentPolicy.text(style: theme.frameStyles, script: theme.headScript)
      let sheet = Self.element(sheet: theme.sheet, in: view)
      frame.styles = theme.frameStyles?.element ?? sheet
      frame.contentStyles = theme.frameStyles == nil ? [] : sheet
      frame.scripts = theme.headScript.element
      frame.pageScripts = Self.element(script: theme.script, in: view)
      frame.words = scriptWords
    }
    return frame
  }
}

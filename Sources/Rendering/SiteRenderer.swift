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
  /// That of every page but those that carry their styles.
  private let policy: [UInt8]
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
    // The program's own are what any others are held to.
    if language != Self.reference || !strings.allSatisfy(\.isBuiltIn) {
      try words.check(
        against: Words(reading: builtIn.strings(of: sources, language: Self.reference)))
    }
    scriptWords = Array(Self.elements(words.texts(under: "script")).utf8)
    theme = if let theme = files.theme { theme } else { try Theme(files) }
    policy = Array(
      ContentPolicy.text(style: theme.frameStyles, script: theme.headScript).utf8)
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

  /// The language whose strings say all there is to say.
  static let reference = "en"

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

  /// What makes the pages of a site, whose templates it knows.
  public func pages(of site: Site) -> PageMaker {
    PageMaker(site, renderer: self, templates: templates)
  }

  public func html(of page: Page, in site: Site) throws(Fault) -> [UInt8] {
    let maker = pages(of: site)
    return maker.html(of: try maker.recorded(page))
  }

  /// The digest of a file for programs, after that of all that it is made with.
  public func digest(of file: DataFile, in site: Site) -> String {
    var digest = DataDigest(in: site)
    digest.add(file.path)
    digest.add(file.content())
    return "\(fingerprint.prefix(PageMaker.formLength))-\(digest.text)"
  }

  /// The parts of a page that come from the theme. A missing page is answered at any depth: it carries
  /// its style and needs no script.
  func parts(of page: Page) -> [RenderedPart: [UInt8]] {
    guard !page.isSelfContained else {
      return [
        .policy: Array(ContentPolicy.text(style: theme.allStyles, script: nil).utf8),
        .styles: theme.allStyles.element,
      ]
    }
    let sheet = element(sheet: theme.sheet, on: page)
    return [
      .policy: policy,
      .styles: theme.frameStyles?.element ?? sheet,
      .contentStyles: theme.frameStyles == nil ? [] : sheet,
      .scripts: theme.headScript.element,
      .pageScripts: element(script: theme.script, on: page),
      .words: scriptWords,
    ]
  }

  private func element(script: ThemeAsset, on page: Page) -> [UInt8] {
    Array("<script src=\"\(RelativePath.from(page.path, to: script.path))\"></script>".utf8)
  }

  private func element(sheet: ThemeAsset, on page: Page) -> [UInt8] {
    Array("<link rel=\"stylesheet\" href=\"\(RelativePath.from(page.path, to: sheet.path))\">".utf8)
  }
}

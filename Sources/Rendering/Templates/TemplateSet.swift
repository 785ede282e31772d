import Crypto
import Diagnostics
import Pages
import Wiki

/// All templates of a site, checked and compiled.
struct TemplateSet: Sendable {
  let layout: CompiledTemplate
  private let templates: [String: CompiledTemplate]

  /// - Parameters:
  ///   - salt: what else a page depends on besides its model: the program and the theme.
  ///   - probed: the templates that need no proof any more; those of this set are added.
  init(
    _ files: ThemeFiles, collections: [CollectionDefinition], words: Words, salt: String,
    probed: ProbedTemplates
  ) throws(Fault) {
    var partials: [String: [TemplateNode]] = [:]
    for file in files.files(in: "Theme/partials", ending: ".html") {
      let name = file.path.split(separator: "/").last?.dropLast(".html".count) ?? ""
      guard try !file.isBlank() else { throw Fault.emptyTemplate(file.shownPath) }
      partials[String(name)] = try TemplateParser.nodes(of: file)
    }
    // A partial or a word may change any template, so one of the user's has all probed.
    let build = Build(
      partials: partials, words: words, areProved: files.haveBuiltInTemplates, probed: probed)
    layout = try build.compiled(
      files.file("Theme/layout.html"), for: TemplateCatalogue.layout, escaping: .html, salt: salt)
    try Self.checkLayout(layout.operations, try files.file("Theme/layout.html"))
    var templates: [String: CompiledTemplate] = [:]
    for (name, schema) in TemplateCatalogue.generic + collections.map(TemplateCatalogue.detail) {
      templates[name] = try build.compiled(
        files.file("Templates/\(name).md"), for: schema, escaping: .markdown,
        salt: salt + layout.fingerprint)
    }
    self.templates = templates
  }

  /// What no page can be without: a title, the policy that keeps data harmless, style, content.
  private static func checkLayout(
    _ operations: [TemplateOperation], _ file: ThemeFile
  ) throws(Fault) {
    let shown = Set(operations.values.map(\.tag.name))
    for name in ["documentTitle", "policy", "styles", "content"] where !shown.contains(name) {
      throw Fault.layoutLacks(name, in: file.shownPath)
    }
    // What every page does leans on what is done before it is painted.
    if shown.contains("pageScripts"), !shown.contains("scripts") {
      throw Fault.layoutLacks("scripts", in: file.shownPath)
    }
  }

  func template(_ name: String) -> CompiledTemplate {
    guard let template = templates[name] else {
      preconditionFailure("'\(name)' is not in the catalogue that the set was made from")
    }
    return template
  }

  private struct Build {
    let partials: [String: [TemplateNode]]
    let words: Words
    /// Whether the program's own tests are the proof.
    let areProved: Bool
    let probed: ProbedTemplates

    func compiled(
      _ file: ThemeFile, for schema: TemplateSchema, escaping: Escaping, salt: String
    ) throws(Fault) -> CompiledTemplate {
      guard try !file.isBlank() else { throw Fault.emptyTemplate(file.shownPath) }
      let compiler = TemplateCompiler(partials: partials, words: words, page: schema)
      let operations = try compiler.compile(TemplateParser.nodes(of: file), escaping: escaping)
      let hasStrikethrough = file.mentions("~~")
      let canonical = operations.canonical
      try probe(
        TemplateProbe(
          operations: operations, isMarkdown: escaping == .markdown,
          hasStrikethrough: hasStrikethrough), described: canonical)
      let fingerprint = SHA256.hash(data: Array("\(salt)\n".utf8) + canonical)
      return CompiledTemplate(
        operations, hasStrikethrough: hasStrikethrough,
        fingerprint: Hexadecimal.text(fingerprint))
    }

    private func probe(_ probe: TemplateProbe, described canonical: [UInt8]) throws(Fault) {
      let form = Array("\(probe.isMarkdown) \(probe.hasStrikethrough)\n".utf8)
      let fingerprint = Hexadecimal.text(SHA256.hash(data: form + canonical))
      guard !probed.contains(fingerprint) else { return }
      if !areProved { try probe.run() }
      probed.insert(fingerprint)
    }
  }
}

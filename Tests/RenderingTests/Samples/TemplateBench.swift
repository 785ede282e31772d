import Diagnostics
import Pages
import Wiki

@testable import Rendering

/// Takes a template in memory through the steps that one of the theme goes through.
struct TemplateBench {
  var partials: [String: String] = [:]
  var escaping = Escaping.markdown
  var words: [String: Words.Entry] = [:]
  var schema = MoonPage.schema

  /// The template, read and its names resolved.
  func compiled(_ text: String) throws(Fault) -> [TemplateOperation] {
    var nodes: [String: [TemplateNode]] = [:]
    for (name, text) in partials {
      nodes[name] = try TemplateParser.nodes(of: ThemeFile("\(name).html", text))
    }
    let compiler = TemplateCompiler(
      partials: nodes, words: try Words.sample(words), page: schema)
    return try compiler.compile(
      TemplateParser.nodes(of: ThemeFile("t.md", text)), escaping: escaping)
  }

  /// The template, tried with values that it may not heed.
  @discardableResult
  func probed(_ text: String) throws(Fault) -> [TemplateOperation] {
    let operations = try compiled(text)
    try TemplateProbe(
      operations: operations, isMarkdown: escaping == .markdown,
      hasStrikethrough: text.contains("~~")
    ).run()
    return operations
  }

  /// What the template makes of a model, before Markdown sees it.
  func written(_ text: String, _ model: MoonPage = MoonPage()) throws(Fault) -> String {
    try PageBench.sample(words).written(compiled(text), model)
  }

  func html(_ text: String, _ model: MoonPage = MoonPage()) throws(Fault) -> String {
    let document = MarkdownDocument(
      try written(text, model), hasStrikethrough: text.contains("~~"))
    return document.html()
  }
}

import Diagnostics
import Pages
import Wiki

@testable import Rendering

/// Takes models to what a template makes of them, as they are seen from one page of a site.
struct PageBench {
  private let site: Site
  private let path: String
  private let words: Words
  let wording: Wording

  static func sample(
    _ words: [String: Words.Entry] = [:], site: Site = .sample(), from path: String = "index.html"
  ) throws(Fault) -> PageBench {
    PageBench(site, from: path, words: try .sample(words))
  }

  private init(_ site: Site, from path: String, words: Words) {
    self.site = site
    self.path = path
    self.words = words
    let paths = site.paths
    wording = Wording(words: words) { paths.href(to: $0, from: path) }
  }

  /// All that the model says.
  func tape(_ model: any TemplateModel) throws(Fault) -> PageTape {
    let cards = CardTapes(site, words: words)
    let writer = TapeWriter(site, wording, cards: cards)
    let content = writer.add(model, and: nil)
    try writer.check()
    return PageTape(writer.finish(), content: content, shell: content, structuredData: 0..<0)
  }

  func written(
    _ operations: [TemplateOperation], _ model: any TemplateModel
  ) throws(Fault) -> String {
    let tape = try tape(model)
    var text = GrowingBytes()
    TemplateRenderer.append(
      TemplateProgram(operations), tape, page: tape.content, at: path, to: &text)
    return text.text
  }
}

import Diagnostics
import Testing

@testable import Rendering

@Suite struct `The names of a template` {
  @Test(
    arguments: [
      ("a\n{{titel}}", "titel", 2, "MoonPage", "title"),
      ("{{#craterz}}{{/craterz}}", "craterz", 1, "MoonPage", "craters"),
      ("{{^zzz}}{{/zzz}}", "zzz", 1, "MoonPage", nil),
      ("{{#craters}}\n{{nam}}{{/craters}}", "nam", 2, "CraterRow", "name"),
      ("{{#link}}{{hrev}}{{/link}}", "hrev", 1, "a link", "href"),
      ("{{picture.widht}}", "picture.widht", 1, "a picture", "width"),
      ("{{planet.nome}}", "planet.nome", 1, "PlanetObject", "name"),
      ("{{{leed}}}", "leed", 1, "MoonPage", "lead"),
      ("{{page.titel}}", "page.titel", 1, "MoonPage", "title"),
    ] as [(String, String, Int, String, String?)])
  func `are those of the model, and a wrong one is told the nearest`(
    template: String, name: String, line: Int, model: String, nearest: String?
  ) {
    #expect(throws: Fault.unknownName(.sample(name, line: line), in: model, nearest: nearest)) {
      try TemplateBench().compiled(template)
    }
  }

  @Test func `are never looked up outside their row`() {
    #expect(throws: Fault.unknownName(.sample("title"), in: "CraterRow", nearest: nil)) {
      try TemplateBench().compiled("{{#craters}}{{title}}{{/craters}}")
    }
  }

  @Test func `in an absent part stay those of the place outside`() throws {
    let page = MoonPage(craters: [], planet: nil)
    #expect(
      try TemplateBench().written("{{^craters}}{{title}}{{/craters}}{{^planet}}!{{/planet}}", page)
        == "Io&#33;".replacing("&#33;", with: "!"))
  }

  @Test(arguments: [
    ("{{lead}}", "lead", "it is markup and needs three braces"),
    ("{{isIcy}}", "isIcy", "it is a condition and needs {{#…}}"),
    ("{{craters}}", "craters", "it has names of its own and needs {{#…}}"),
    ("{{planet}}", "planet", "it has names of its own and needs {{#…}}"),
    ("{{link}}", "link", "it has names of its own and needs {{#…}}"),
    ("{{cards}}", "cards", "it has names of its own and needs {{#…}}"),
    ("{{{title}}}", "title", "three braces are for markup only"),
    ("{{{radius}}}", "radius", "three braces are for markup only"),
    ("{{{craters}}}", "craters", "three braces are for markup only"),
    ("{{#link.href}}{{/link.href}}", "link.href", "an address is no condition"),
    ("{{index()}}", "index()", "it is not in a row"),
    ("{{#first()}}{{/first()}}", "first()", "it is not in a row"),
    ("{{#last()}}{{/last()}}", "last()", "it is not in a row"),
    ("{{#planet}}{{index()}}{{/planet}}", "index()", "it is not in a row"),
    ("{{#craters}}{{^first()}}{{/first()}}{{/craters}}", "first()", "it is not in a row"),
    ("{{.}}", ".", "it is not in a section of a text"),
    ("{{#craters}}{{.}}{{/craters}}", ".", "it is not in a section of a text"),
    ("{{title.x}}", "title.x", "'title' has no names of its own"),
    ("{{craters.name}}", "craters.name", "'craters' has no names of its own"),
    ("{{page}}", "page", "it names nothing"),
  ])
  func `are good for what their kind is good for`(
    template: String, name: String, reason: String
  ) {
    #expect(throws: Fault.wrongUse(.sample(name), because: reason)) {
      try TemplateBench().compiled(template)
    }
  }

  @Test func `of an entry's card are known in its rows`() throws {
    _ = try TemplateBench().compiled("{{#cards}}{{link.title}}{{context}}{{/cards}}")
    #expect(throws: Fault.unknownName(.sample("title"), in: "CardRow", nearest: nil)) {
      try TemplateBench().compiled("{{#cards}}{{title}}{{/cards}}")
    }
  }
}

import Diagnostics
import Testing

@testable import Rendering

@Suite struct `A partial` {
  @Test func `is HTML with the names of its place`() throws {
    let bench = TemplateBench(partials: ["crater": "<p>{{name}}*</p>\n"])
    #expect(
      try bench.written(
        "{{#craters}}\n\n{{> crater}}\n\n{{/craters}}\n", MoonPage(craters: [CraterRow(name: "*")]))
        == "\n<p>**</p>\n\n")
  }

  @Test func `may hold another`() throws {
    let bench = TemplateBench(partials: ["a": "<p>\n{{> b}}\n</p>\n", "b": "<b>{{title}}</b>\n"])
    #expect(try bench.written("{{> a}}\n") == "<p>\n<b>Io</b>\n</p>\n")
  }

  @Test func `that is not there is told the nearest`() {
    #expect(throws: Fault.missingPartial(.sample("carts", line: 2), nearest: "cards")) {
      try TemplateBench(partials: ["cards": ""]).compiled("\n{{> carts}}\n")
    }
    #expect(throws: Fault.missingPartial(.sample("x"), nearest: nil)) {
      try TemplateBench().compiled("{{> x}}")
    }
  }

  @Test func `does not hold itself`() {
    let bench = TemplateBench(partials: ["a": "<p>\n{{> b}}\n</p>", "b": "{{> a}}"])
    let tag = TemplateTag(file: "b.html", line: 1, name: "a")
    #expect(throws: Fault.partialWithinItself(tag)) { try bench.compiled("{{> a}}") }
  }

  @Test(arguments: [
    "text {{> a}}", "- {{> a}}", "text\n{{> a}}\n", "{{> a}}\ntext\n", "  {{> a}}\n",
  ])
  func `in Markdown stands on a line of its own between blank lines`(template: String) {
    let line = template.hasPrefix("text\n") ? 2 : 1
    #expect(
      throws: Fault.partialNotABlock(
        .sample("a", line: line), because: "its tag has no line of its own")
    ) {
      try TemplateBench(partials: ["a": "<div></div>"]).compiled(template)
    }
  }

  @Test func `in HTML stands anywhere`() throws {
    let bench = TemplateBench(partials: ["a": "<b>{{title}}</b>"], escaping: .html)
    #expect(try bench.written("<p>x {{> a}} y</p>") == "<p>x <b>Io</b> y</p>")
  }
}

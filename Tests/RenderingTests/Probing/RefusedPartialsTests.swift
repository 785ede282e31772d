import Diagnostics
import Testing

@testable import Rendering

@Suite struct `A partial is refused in Markdown` {
  @Test(arguments: [
    ("<div>\n\n</div>", "it has a blank line, which ends an HTML block"),
    ("<div>\n   \n</div>", "it has a blank line, which ends an HTML block"),
    ("\n<div></div>", "it has a blank line, which ends an HTML block"),
    ("text", "it does not begin with the tag of a block"),
    ("{{title}}", "it does not begin with the tag of a block"),
    ("<b>{{title}}</b>", "it does not begin with the tag of a block"),
    ("# heading", "it does not begin with the tag of a block"),
    ("    <div></div>", "it does not begin with the tag of a block"),
  ])
  func `where it is not one block of HTML`(partial: String, reason: String) {
    #expect(throws: Fault.partialNotABlock(.sample("a"), because: reason)) {
      try TemplateBench(partials: ["a": partial]).probed("{{> a}}\n")
    }
  }

  @Test(arguments: [
    "<div class={{title}}></div>", "<div onclick=\"{{title}}\"></div>", "<!-- {{title}} -->",
    "<script>{{title}}</script>", "<a href=\"{{title}}\"></a>", "<div {{title}}></div>",
    "<div>\n{{title}}\n</div>",
  ])
  func `where a value would not stay text`(partial: String) {
    #expect(throws: Fault.self) {
      try TemplateBench(partials: ["a": "<div>\n\(partial)\n</div>"]).probed("{{> a}}\n")
    }
  }

  @Test func `where a value is text in one place of use and an address in another`() {
    let bench = TemplateBench(partials: ["a": "<div><a href=\"{{name}}\">b</a></div>"])
    #expect(throws: Fault.self) { try bench.probed("{{#craters}}\n\n{{> a}}\n\n{{/craters}}\n") }
  }

  @Test func `where it runs into the text before it`() {
    let bench = TemplateBench(partials: ["a": "<svg>\n<text>{{title}}</text>\n</svg>"])
    #expect(throws: Fault.self) { try bench.probed("text\n{{^isIcy}}\n{{> a}}\n{{/isIcy}}\n") }
  }
}

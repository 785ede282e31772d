import Diagnostics
import Testing

@testable import Rendering

@Suite struct `A value is refused` {
  @Test(arguments: [
    ("`{{title}}`", "code"),
    ("```\n{{title}}\n```", "code"),
    ("    {{title}}", "code"),
    ("~~~\n{{title}}\n~~~", "code"),
    ("<!-- {{title}} -->", "a comment"),
    ("a <!-- {{title}} --> b", "a comment"),
    ("<script>\nlet a = {{title}}\n</script>", "a script"),
    ("<style>\n.{{title}} {}\n</style>", "a style sheet"),
    ("a <script>{{title}}</script> b", "a script"),
    ("a <style>{{title}}</style> b", "a style sheet"),
    ("a <xmp>{{title}}</xmp> b", "raw text"),
    ("<iframe>\n\n{{title}}\n\n</iframe>", "raw text"),
    ("<div class={{title}}></div>", "an attribute without quotation marks"),
    ("a <b class={{title}}>b</b>", "an attribute without quotation marks"),
    ("<{{title}}>", "the tag itself"),
    ("<div {{title}}></div>", "the tag itself"),
    ("a <b {{title}}>b</b>", "the tag itself"),
    ("<div onclick=\"{{title}}\"></div>", "the attribute 'onclick'"),
    ("a <b ONFOCUS='{{title}}'>b</b>", "the attribute 'onfocus'"),
    ("<div style=\"{{title}}\"></div>", "the attribute 'style'"),
    ("<img srcset=\"{{title}}\">", "the attribute 'srcset'"),
    ("<iframe srcdoc=\"{{title}}\"></iframe>", "the attribute 'srcdoc'"),
    ("<a ping=\"{{title}}\">a</a>", "the attribute 'ping'"),
    ("<!DOCTYPE {{title}}>", "raw text"),
    ("a <title>{{{lead}}}</title> b", "a title, as markup"),
    ("<div>\n<!--\n\n{{title}}\n\n-->", "a comment"),
    ("<div title='\n\n{{title}}\n\n'>", "a tag that begins in another block"),
    ("[a]: b.html \"{{title}}\"", "a place that Markdown leaves out"),
    ("```{{title}}\na\n```", "a place that Markdown leaves out"),
    ("[a](b.html \"{{title}}\")", "a title written in Markdown"),
    ("![a](b.png '{{title}}')", "a title written in Markdown"),
    ("<div title=\"{{{lead}}}\"></div>", "an attribute, as markup"),
    ("a <b title='{{{lead}}}'>b</b>", "an attribute, as markup"),
    ("<textarea>{{{lead}}}</textarea>", "a title, as markup"),
  ])
  func `where it would not stay text`(template: String, place: String) throws {
    #expect(throws: Fault.self) { try TemplateBench().probed(template) }
    do {
      try TemplateBench().probed(template)
    } catch {
      let line = error.subject.split(separator: ":").last.flatMap { Int($0) } ?? 0
      let name = template.contains("lead") ? "lead" : "title"
      #expect(error == .unsafePlace(.sample(name, line: line), place))
    }
  }

  @Test(arguments: [
    "[a]({{title}})", "[a](<{{title}}>)", "![a]({{title}})", "<http://{{title}}>",
    "[a](x/{{title}}.html)",
    "<a href=\"{{title}}\">a</a>", "<img src='{{title}}' alt=''>",
    "<form action=\"{{title}}\"></form>",
    "a <a href=\"{{title}}\">b</a>", "[a](#{{title}})", "<a href=\"{{{lead}}}\">a</a>",
    "<object data=\"{{title}}\"></object>", "<svg><use xlink:href=\"{{title}}\"/></svg>",
  ])
  func `where an address is due`(template: String) throws {
    #expect { try TemplateBench().probed(template) } throws: { error in
      let name = template.contains("lead") ? "lead" : "title"
      return error as? Fault == .notADestination(.sample(name))
        || error as? Fault == .unsafePlace(.sample(name), "an attribute, as markup")
    }
  }

  @Test(arguments: [
    "**{{title}}**", "*{{title}}*", "__{{title}}__", "~~{{title}}~~", "x~~{{title}}~~y",
    "a **{{title}}**b",
    "{{title}}.",
    "{{title}}. a", "{{title}}) a", "{{radius}}. a", "#{{title}}", "-{{title}}", "{{title}}\n===",
    "{{title}}\n---", "*{{title}}{{note}}*", "<div>\n{{title}}\n</div>",
    "{{#craters}}**{{name}}**{{/craters}}", "{{#note}}*{{.}}*{{/note}}",
  ])
  func `where it could change the structure`(template: String) throws {
    #expect { try TemplateBench().probed(template) } throws: { error in
      (error as? Fault)?.problem.hasSuffix("would change the structure of the page") == true
    }
  }

  @Test func `with the value that would change the structure`() {
    #expect(throws: Fault.changesMarkdown(.sample("title", line: 3), value: "an empty value")) {
      try TemplateBench().probed("# a\n\n**{{title}}**\n")
    }
    #expect(throws: Fault.changesMarkdown(.sample("title"), value: "the value '1'")) {
      try TemplateBench().probed("{{title}}. a")
    }
  }

  @Test(arguments: [
    "{{#isIcy}}`{{title}}`{{/isIcy}}", "{{^isIcy}}`{{title}}`{{/isIcy}}",
    "{{#craters}}{{^link}}`{{name}}`{{/link}}{{/craters}}",
    "{{#isIcy}}{{#link}}{{^planet}}`{{title}}`{{/planet}}{{/link}}{{/isIcy}}",
    "{{#craters}}{{#first()}}`{{name}}`{{/first()}}{{/craters}}",
    "<b {{#isIcy}}>{{/isIcy}}title={{title}}>",
    "<b title='{{#isIcy}}{{title}}{{/isIcy}}{{^isIcy}}{{{lead}}}{{{lead}}}{{/isIcy}}'>a</b>",
  ])
  func `in a part that is not always there`(template: String) {
    #expect(throws: Fault.self) { try TemplateBench().probed(template) }
  }
}

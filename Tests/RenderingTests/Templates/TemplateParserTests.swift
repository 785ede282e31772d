import Diagnostics
import Testing

@testable import Rendering

@Suite struct `The template language` {
  @Test(arguments: [
    ("a {{title}} b", "a Io b"),
    ("{{ title }}", "Io"),
    ("{{#craters}}[{{name}}]{{/craters}}", "[Loki][Pele]"),
    ("{{^isIcy}}no ice{{/isIcy}}", "no ice"),
    ("{{#isIcy}}ice{{/isIcy}}", ""),
    ("{{^note}}none{{/note}}", "none"),
    ("{{#title}}<{{.}}>{{/title}}", "<Io>"),
    ("{{#title}}{{title}}, {{radius}}{{/title}}", "Io, 1821"),
    ("a{{! a remark }}b", "ab"),
    ("a{{! two\nlines }}b", "ab"),
    ("{{link.title}} at {{link.href}}", "Io at moons/1-io.html"),
    ("{{#link}}{{title}}{{/link}}", "Io"),
    ("{{picture.width}}x{{picture.height}}", "3x2"),
    ("{{planet.name}}", "Jupiter"),
    ("{{#planet}}{{name}}{{/planet}}", "Jupiter"),
    (
      "{{#craters}}{{index()}}{{#first()}}first {{/first()}}{{#last()}} last{{/last()}}{{/craters}}",
      "1first 2 last"
    ),
    ("{{#craters}}{{page.title}} {{/craters}}", "Io Io "),
    ("{{#craters}}{{page.planet.name}} {{/craters}}", "Jupiter Jupiter "),
    ("{{{lead}}}", "A moon."),
    ("{ {title} } {{title}}}", "{ {title} } Io}"),
    ("", ""),
    ("é{{title}}\u{301} 🪐{{{lead}}}ü", "éIo\u{301} 🪐A moon.ü"),
  ])
  func `writes`(template: String, expected: String) throws {
    #expect(try TemplateBench().written(template) == expected)
  }

  @Test(arguments: [
    ("a\n{{#craters}}\n- {{name}}\n{{/craters}}\nb\n", "a\n- Loki\n- Pele\nb\n"),
    ("  {{#isIcy}}  \nx\n  {{/isIcy}}\nb", "b"),
    ("a\n{{! remark }}\nb", "a\nb"),
    ("a {{#craters}}\n{{name}}{{/craters}}", "a \nLoki\nPele"),
    ("{{title}}\n", "Io\n"),
    ("é\n{{! ö }}\n🪐", "é\n🪐"),
    ("{{^isIcy}}\r\nx\r\n{{/isIcy}}\r\n", "x\n"),
  ])
  func `takes a line that only holds a tag away`(template: String, expected: String) throws {
    #expect(try TemplateBench().written(template) == expected)
  }

  @Test(arguments: [
    ("a\n{{/title}}", Fault.strayEnd(.sample("title", line: 2))),
    (
      "{{#isIcy}}\n{{#title}}\n{{/isIcy}}",
      .wrongEnd(.sample("isIcy", line: 3), of: .sample("title", line: 2))
    ),
    ("\n\n{{#title}}", .openSection(.sample("title", line: 3))),
    ("\n{{title}", .openTag(file: "t.md", line: 2)),
    ("{{{lead}}", .openTag(file: "t.md", line: 1)),
    ("{{! never\nends", .openTag(file: "t.md", line: 1)),
  ])
  func `says where a tag is not paired`(template: String, fault: Fault) {
    #expect(throws: fault) { try TemplateBench().compiled(template) }
  }

  @Test(arguments: [
    "", "&title", "=<% %>=", "<layout", "$block", "%CONTENT_TYPE:TEXT", "capitalized(title)",
    "title:x", "a..b", ".a", "a.", "a b", "títle", "first", "sorted()",
  ])
  func `is nothing else`(name: String) {
    #expect { try TemplateBench().compiled("a\n{{\(name)}}") } throws: { error in
      let fault = error as? Fault
      return fault == .notInLanguage(.sample(name, line: 2))
        || (name == "first" && fault?.problem.hasPrefix("uses 'first'") == true)
    }
  }

  @Test func `is UTF-8`() {
    let file = ThemeFile(path: "a.md", shownPath: "/me/a.md", bytes: [0x61, 0xFF])
    #expect(throws: Fault.notUTF8("/me/a.md")) { try TemplateParser.nodes(of: file) }
  }
}

import Diagnostics
import Testing

@testable import Rendering

@Suite struct `A value is allowed` {
  @Test(arguments: [
    "{{title}}", "a {{title}} b", "# {{title}}", "## a {{title}} b ##", "- {{title}}",
    "1. {{title}}",
    "- [ ] {{title}}", "> {{title}}", "| a | b |\n| - | - |\n| {{title}} | {{note}} |",
    "[{{link.title}}]({{link.href}})", "![{{picture.alt}}]({{picture.src}})",
    "**a {{title}} b**", "~~a {{title}} b~~", "a <b>{{title}}</b>",
    "a <b title=\"{{title}}\">b</b>",
    "<div title='{{title}}'>{{title}}</div>", "<a href=\"{{link.href}}\">{{link.title}}</a>",
    "<img src=\"{{picture.src}}\" width=\"{{picture.width}}\" alt=\"{{picture.alt}}\">",
    "<p>{{{lead}}}</p>", "- <span>{{{lead}}}</span>", "{{{lead}}}",
    "<textarea>{{title}}</textarea>",
    "{{#craters}}\n{{index()}}. {{name}}\n{{/craters}}", "<svg width=\"{{radius}}\"></svg>",
    "{{#note}}a {{.}}{{/note}}", "{{#craters}}\n- {{name}}: {{depth}}\n{{/craters}}",
  ])
  func `where it stays text`(template: String) throws {
    try TemplateBench().probed(template)
  }

  @Test func `in the text and the quoted attributes of a partial`() throws {
    let partial = "<div class=\"{{title}}\">\n<p>{{note}}</p>\n<p>{{{lead}}}</p>\n</div>\n"
    try TemplateBench(partials: ["a": partial]).probed("# {{title}}\n\n{{> a}}\n\ntext\n")
  }

  @Test func `in a layout's title, text and quoted attributes`() throws {
    try TemplateBench(escaping: .html).probed(
      """
      <!doctype html>
      <html lang="{{title}}"><head><title>{{title}}</title><meta content="{{note}}"></head>

      <body><a href="{{link.href}}">{{link.title}}</a>{{{lead}}}</body></html>
      """)
  }
}

import Testing

/// A place of a template that takes values.
struct ValueContext: CustomTestStringConvertible {
  let name: String
  let template: String
  /// The partial that the template calls `p`.
  var partial = ""
  var isLayout = false
  /// The template that looks the same to a reader if the value is empty; `nil` for itself.
  var whenEmpty: String?

  var testDescription: String { name }

  static let all = inline + blocks + html

  private static let inline = [
    ValueContext(name: "text", template: "before {{x}} after"),
    ValueContext(name: "text among letters", template: "a{{x}}b{{x}}c"),
    ValueContext(name: "a line of its own", template: "{{x}}", whenEmpty: ""),
    ValueContext(name: "the beginning of a line", template: "{{x}} after\nagain"),
    ValueContext(name: "the end of a line", template: "before {{x}}\nagain {{x}}"),
    ValueContext(name: "emphasis", template: "a *b {{x}} c* _d {{x}} e_ f"),
    ValueContext(
      name: "strong emphasis", template: "a **b {{x}} c** __d {{x}} e__ ***f {{x}} g*** h"),
    ValueContext(name: "strikethrough", template: "a ~~b {{x}} c~~ d"),
    ValueContext(
      name: "a link's label", template: "[{{l.title}}]({{l.href}}) [a {{x}} b]({{l.href}})"),
    ValueContext(name: "an image's alternative", template: "![{{x}}]({{p.src}})"),
    ValueContext(name: "markup", template: "before {{{m}}} {{{a}}} after"),
    ValueContext(
      name: "a section of its own text", template: "a {{#x}}({{.}}){{/x}}", whenEmpty: "a "),
  ]

  private static let blocks = [
    ValueContext(name: "a heading", template: "# {{x}}\n\n## a {{x}} ##\n\n###### {{x}} b"),
    ValueContext(name: "an underlined heading", template: "a {{x}} b\n===\n\nc {{x}}\n---"),
    ValueContext(
      name: "a table", template: "| a {{x}} | b |\n| --- | :-: |\n| {{x}} | c |\n| d | {{x}} |\n"),
    ValueContext(name: "a list", template: "- {{x}}\n- a {{x}}\n\n1. {{x}}\n2. b\n"),
    ValueContext(name: "a list of rows", template: "{{#r}}\n- {{x}}\n{{/r}}\n"),
    ValueContext(
      name: "a numbered list of rows", template: "{{#r}}\n{{index()}}. a {{x}}\n{{/r}}\n"),
    ValueContext(name: "a task list", template: "- [ ] a {{x}}\n- [x] {{x}} b\n"),
    ValueContext(name: "a block quote", template: "> {{x}}", whenEmpty: ">"),
    ValueContext(name: "a list in a block quote", template: "> - a {{x}}\n>   {{x}} b"),
  ]

  private static let html = [
    ValueContext(name: "text in a tag of a line", template: "a <b>{{x}}</b> <i>c {{x}} d</i>"),
    ValueContext(
      name: "an attribute in a line", template: "a <b title=\"{{x}}\" class='{{x}} c'>b</b>"),
    ValueContext(
      name: "a block of HTML",
      template: "<div title=\"{{x}}\" class='{{x}}'>{{x}} a {{{m}}} b {{{a}}}</div>\n\nafter"),
    ValueContext(
      name: "a partial", template: "before\n\n{{> p}}\n\nafter *a {{x}}*",
      partial: """
        <div title="{{x}}" class='a {{x}}'>
        <p>{{x}}</p> {{l.title}} {{{m}}}
        <img src="{{p.src}}" alt="{{p.alt}}">
        </div>
        """),
    ValueContext(
      name: "a partial of rows", template: "{{#r}}\n\n{{> p}}\n\n{{/r}}\n",
      partial: "<p title=\"{{x}}\">{{x}}</p>\n"),
    ValueContext(
      name: "a layout",
      template: """
        <!doctype html>
        <html lang="{{x}}"><head><title>{{x}}</title><meta name='description' content='{{x}}'></head>

        <body class="{{x}} a"><p>{{x}}</p>{{{m}}}{{{a}}}<a href="{{l.href}}">{{l.title}}</a></body>
        """, isLayout: true),
  ]
}

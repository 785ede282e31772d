import Importing
import Pages
import Wiki

/// `Docs/templates.md`: every template with every name it may use, made from the models' fields.
struct TemplateReference {
  let text: String

  init() {
    var sections = [Self.preface]
    let layout = Self.table(TemplateCatalogue.layout)
    sections.append("## The layout\n\n`Theme/layout.html`\n\n\(layout)")
    for (name, schema) in TemplateCatalogue.generic {
      sections.append("## \(name)\n\n`Templates/\(name).md`\n\n" + Self.table(schema))
    }
    for collection in APISources.all.flatMap(\.collections) {
      let (name, schema) = TemplateCatalogue.detail(of: collection)
      sections.append("## \(name)\n\n`Templates/\(name).md`\n\n" + Self.table(schema))
    }
    let card = Self.table(TemplateCatalogue.card)
    sections.append("## Cards\n\nA row of every field of the kind *entries*.\n\n\(card)")
    text = sections.joined(separator: "\n\n") + "\n"
  }

  private static let preface = """
    # Names that templates may use

    <!-- Made from the code by `make golden`; a test compares. -->

    A template is Mustache: `{{x}}`, `{{#x}}…{{/x}}`, `{{^x}}…{{/x}}`, `{{x.y}}`, `{{! a comment }}`,
    `{{> partial}}`, and in rows `{{#first()}}`, `{{#last()}}` and `{{index()}}`. In a row only the row's
    own names are known; the page's are written `{{page.x}}`. `{{words.key}}` is a text of the strings
    files. Anything else, an unknown name or a missing partial stops the build before anything is fetched.

    | kind | how it is written |
    |---|---|
    | text | `{{x}}`, escaped; `{{#x}}{{.}}{{/x}}` where it is not empty |
    | number | `{{x}}`: bare digits, for attributes |
    | markup | `{{{x}}}`: text with links, already safe |
    | flag | `{{#x}}…{{/x}}`, `{{^x}}…{{/x}}` |
    | link | `{{x.href}}` and `{{x.title}}`, or both in `{{#x}}…{{/x}}`; absent if it leads nowhere |
    | picture | `{{x.src}}`, `{{x.width}}`, `{{x.height}}`, `{{x.alt}}`; absent if there is none |
    | rows | `{{#x}}…{{/x}}`, once a row |
    | object | `{{x.name}}`, or `{{#x}}…{{/x}}`; absent if there is none |
    | entries | rows of cards |

    Values may stand in text, headings, table cells, list items, link labels and quoted attributes; never in
    code, comments, scripts, styles, unquoted attributes, `style` or `on…`. Only the href of a link and the src
    of a picture can be a destination. An empty value must not change the structure: `**{{x}}**` is refused.
    """

  private static func table(_ schema: TemplateSchema) -> String {
    (["| name | kind | meaning |", "|---|---|---|"] + rows(schema, prefix: "")).joined(
      separator: "\n")
  }

  private static func rows(_ schema: TemplateSchema, prefix: String) -> [String] {
    schema.fields.flatMap { field -> [String] in
      let row = "| `\(prefix)\(field.name)` | \(field.kind.word) | \(field.meaning) |"
      return switch field.kind {
      case .rows(let inner): [row] + rows(inner, prefix: "\(prefix)\(field.name) › ")
      case .object(let inner): [row] + rows(inner, prefix: "\(prefix)\(field.name).")
      default: [row]
      }
    }
  }
}

extension FieldKind {
  fileprivate var word: String {
    switch self {
    case .text: "text"
    case .markup: "markup"
    case .flag: "flag"
    case .number: "number"
    case .link: "link"
    case .picture: "picture"
    case .rows: "rows"
    case .object: "object"
    case .entry: "entry"
    case .entries: "entries"
    }
  }
}

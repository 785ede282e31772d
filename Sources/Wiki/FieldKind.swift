/// What a template may do with a field.
public enum FieldKind: Sendable {
  /// `{{x}}`: text, escaped.
  case text
  /// `{{{x}}}`: text with links, already safe.
  case markup
  /// `{{#x}}`, `{{^x}}`.
  case flag
  /// `{{x}}`: bare digits, for attributes.
  case number
  /// `{{#x}}`, `{{x.title}}`, `{{x.href}}`; absent if it leads nowhere.
  case link
  /// `{{#x}}`, `{{x.src}}`, `{{x.width}}`, `{{x.height}}`, `{{x.alt}}`; absent if there is none.
  case picture
  /// `{{#x}}` once a row.
  case rows(TemplateSchema)
  /// `{{#x}}`, `{{x.name}}`; absent if there is none.
  case object(TemplateSchema)
  /// `{{#x}}`, `{{x.link.href}}`: the card of one entry; absent if there is none.
  case entry
  /// `{{#x}}` once an entry; each row is a card.
  case entries
}

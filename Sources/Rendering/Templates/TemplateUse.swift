import Pages
import Wiki

/// What a name is good for in a template.
enum TemplateUse: Sendable {
  case text
  case number
  case markup
  case flag
  case destination
  /// A section with names of its own.
  case scope(TemplateScope, isRepeated: Bool)

  init(_ kind: FieldKind) {
    self =
      switch kind {
      case .text: .text
      case .number: .number
      case .markup: .markup
      case .flag: .flag
      case .link: .scope(.link, isRepeated: false)
      case .picture: .scope(.picture, isRepeated: false)
      case .rows(let schema): .scope(.model(schema), isRepeated: true)
      case .object(let schema): .scope(.model(schema), isRepeated: false)
      case .entry: .scope(.model(TemplateCatalogue.card), isRepeated: false)
      case .entries: .scope(.model(TemplateCatalogue.card), isRepeated: true)
      }
  }
}

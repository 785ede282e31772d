/// A step of a compiled template: names resolved, words filled in, partials in their place.
indirect enum TemplateOperation: Sendable {
  /// Of the template itself, or a word of the strings files, already escaped.
  case text(String)
  /// A value that stays text.
  case value(FieldPath, Escaping, TemplateTag)
  /// An address that wikigen made.
  case destination(FieldPath, Escaping, TemplateTag)
  /// A value that is markup already.
  case markup(FieldPath, TemplateTag)
  /// The body once a row; rows, links, pictures and objects become the scope of the body.
  case section(FieldPath, [TemplateOperation], TemplateTag)
  case inverted(FieldPath, [TemplateOperation], TemplateTag)
  /// The body in the first or the last row only.
  case position(RowPosition, [TemplateOperation], TemplateTag)
  /// The number of the row, from 1.
  case index(TemplateTag)
  /// Several operations at the place of one.
  case group([TemplateOperation])
  /// A partial in Markdown, where it must be one HTML block.
  case partial([TemplateOperation], TemplateTag)
}

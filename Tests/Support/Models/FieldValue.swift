import Wiki

/// What a field says of one model.
public enum FieldValue: Sendable {
  case text(Phrase)
  case markup(Phrase)
  case part(RenderedPart)
  case flag(Bool)
  case number(Int)
  case link(Link?)
  case picture(PlacedPicture?)
  case rows([any TemplateModel])
  case object((any TemplateModel)?)
  case entry(EntryID?)
  case entries([EntryID])
}

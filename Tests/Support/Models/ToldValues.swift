import Wiki

/// What one model tells, without what the models in it tell.
final class ToldValues: ValueVisitor {
  private(set) var values: [FieldValue] = []

  func beginModel(fields count: Int) -> Int { 0 }
  func beginField(at place: Int, of model: Int) { precondition(place == values.count) }
  func visit(text: Phrase) { values.append(.text(text)) }
  func visit(markup: Phrase) { values.append(.markup(markup)) }
  func visit(part: RenderedPart) { values.append(.part(part)) }
  func visit(flag: Bool) { values.append(.flag(flag)) }
  func visit(number: Int) { values.append(.number(number)) }
  func visit(link: Link?) { values.append(.link(link)) }
  func visit(picture: PlacedPicture?) { values.append(.picture(picture)) }
  func visit(entry: EntryID?) { values.append(.entry(entry)) }
  func visit(entries: [EntryID]) { values.append(.entries(entries)) }
  func visit<Object: TemplateModel>(object: Object?) { values.append(.object(object)) }
  func visit<Row: TemplateModel>(rows: [Row]) { values.append(.rows(rows)) }
  func visit<Row: EntryRow>(entryRows: [Row]) { values.append(.rows(entryRows)) }
}

extension TemplateModel {
  /// The values of all fields with their names, in the order in which the model lists them.
  public var values: [(name: String, value: FieldValue)] {
    let told = ToldValues()
    tell(told)
    return zip(Self.fields, told.values).map { ($0.name, $1) }
  }

  /// The value of the field of this name; `nil` if the model has no such field.
  public func value(of name: String) -> FieldValue? { values.first { $0.name == name }?.value }
}

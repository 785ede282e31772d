/// Is told the values of models, each where its field stands.
///
/// The values are told, not returned, so that nothing has to hold them: a build has some ten million of
/// them, and a box for each would cost more than all that is done with it.
public protocol ValueVisitor: AnyObject {
  /// A model with so many fields begins. Returns what names it until its last field was told.
  func beginModel(fields count: Int) -> Int

  /// The next value is that of the field at a place among the model's.
  func beginField(at place: Int, of model: Int)

  func visit(text: Phrase)
  func visit(markup: Phrase)
  /// Text or markup that rendering makes.
  func visit(part: RenderedPart)
  func visit(flag: Bool)
  func visit(number: Int)
  func visit(link: Link?)
  func visit(picture: PlacedPicture?)
  func visit(entry: EntryID?)
  func visit(entries: [EntryID])
  func visit<Object: TemplateModel>(object: Object?)
  func visit<Row: TemplateModel>(rows: [Row])
  func visit<Row: EntryRow>(entryRows: [Row])

  /// A value that `tell` tells, and that was told before where the same was told of another page.
  func visit(shared value: SharedValue, _ tell: () -> Void)
}

extension ValueVisitor {
  public func visit(shared value: SharedValue, _ tell: () -> Void) { tell() }
}

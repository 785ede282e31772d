/// What a template is given: named, typed fields, known without any data.
///
/// From the fields come the check of every template at load, the reference of template names and
/// the digest of a page.
public protocol TemplateModel: Sendable {
  static var fields: [TemplateField<Self>] { get }

  /// Tells the values of all fields, in the order in which the model lists them, and of `more` fields
  /// that the caller tells behind them. Returns what the visitor calls the model.
  @discardableResult
  func tell(_ visitor: any ValueVisitor, and more: Int) -> Int

  /// Tells what all its values follow from, besides the program, its settings and what others show of the entries
  /// around; false where that is not known, of the details of a collection for all or for none. Where the same is
  /// told, the same values are.
  func tell(_ ingredients: inout Ingredients) -> Bool

  /// Tells the values of several of them, one after the other; `begin` is told the place of each before.
  static func tell(_ rows: [Self], _ visitor: any ValueVisitor, beginning begin: (Int) -> Void)
}

extension TemplateModel {
  /// The fields as templates know them, without a model.
  public static var schema: TemplateSchema {
    TemplateSchema(
      name: "\(Self.self)",
      fields: fields.map {
        TemplateSchema.Field(name: $0.name, meaning: $0.meaning, kind: $0.kind)
      })
  }

  public func tell(_ ingredients: inout Ingredients) -> Bool { false }

  // Requirements with these bodies, and open to inlining: so each model has some of its own, which
  // read its fields without asking the runtime for the type, a million times in a build.
  @inlinable
  @discardableResult
  public func tell(_ visitor: any ValueVisitor, and more: Int) -> Int {
    let fields = Self.fields
    let model = visitor.beginModel(fields: fields.count + more)
    for place in fields.indices {
      visitor.beginField(at: place, of: model)
      fields[place].tell(self, visitor)
    }
    return model
  }

  @inlinable
  public static func tell(
    _ rows: [Self], _ visitor: any ValueVisitor, beginning begin: (Int) -> Void
  ) {
    for place in rows.indices {
      begin(place)
      rows[place].tell(visitor)
    }
  }

  @inlinable
  @discardableResult
  public func tell(_ visitor: any ValueVisitor) -> Int { tell(visitor, and: 0) }
}

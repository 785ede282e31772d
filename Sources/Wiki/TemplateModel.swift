/// What a template is given: named, typed fields, known without any data.
///
/// From the fields come the check of every template at load, the reference of template names and
/// the digest of a page.
public protocol TemplateModel: Sendable {
  static var fields: [TemplateField<Self>] { get }

  /// The value of the field at a place among `fields`.
  func value(at index: Int) -> FieldValue

  /// The values of all fields, in the order in which the model lists them.
  func forEachValue(_ body: (FieldValue) -> Void)
}

extension TemplateModel {
  /// The fields as templates know them, without a model.
  public static var schema: TemplateSchema {
    TemplateSchema(
      name: String(describing: Self.self),
      fields: fields.map {
        TemplateSchema.Field(name: $0.name, meaning: $0.meaning, kind: $0.kind)
      })
  }

  /// The value of the field of this name; `nil` if the model has no such field.
  public func value(of name: String) -> FieldValue? {
    Self.fields.firstIndex { $0.name == name }.map(value(at:))
  }

  /// The values of all fields with their names, in the order in which the model lists them.
  public var values: [(name: String, value: FieldValue)] {
    Self.fields.map { ($0.name, $0.read(self)) }
  }

  // A requirement with this body, and open to inlining: so each model has one of its own, which
  // reads its fields without asking the runtime for the type, a million times in a build.
  @inlinable
  public func value(at index: Int) -> FieldValue { Self.fields[index].read(self) }

  @inlinable
  public func forEachValue(_ body: (FieldValue) -> Void) {
    let fields = Self.fields
    for index in fields.indices { body(fields[index].read(self)) }
  }
}

/// What a template is given: named, typed fields, known without any data.
///
/// From the fields come the check of every template at load, the reference of template names and
/// the digest of a page.
public protocol TemplateModel: Sendable {
  static var fields: [TemplateField<Self>] { get }
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
    let fields = Self.fields
    // By index: a loop over the fields would copy each of them, a million times in a build.
    return fields.indices.first { fields[$0].name == name }.map { fields[$0].read(self) }
  }

  /// The values of all fields, in the order in which the model lists them.
  public var values: [(name: String, value: FieldValue)] {
    Self.fields.map { ($0.name, $0.read(self)) }
  }
}

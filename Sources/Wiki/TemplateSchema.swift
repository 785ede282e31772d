/// The fields of a model as templates know them.
public struct TemplateSchema: Sendable {
  public let name: String
  public let fields: [Field]

  public init(name: String, fields: [Field]) {
    self.name = name
    self.fields = fields
  }

  public func field(named name: String) -> Field? { fields.first { $0.name == name } }
}

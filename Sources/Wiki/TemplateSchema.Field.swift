extension TemplateSchema {
  /// One name that a template may use, without a model.
  public struct Field: Sendable {
    public let name: String
    public let meaning: String
    public let kind: FieldKind

    public init(name: String, meaning: String, kind: FieldKind) {
      self.name = name
      self.meaning = meaning
      self.kind = kind
    }
  }
}

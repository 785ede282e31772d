/// A property that the entries of a collection may have in the terms of https://schema.org.
public struct StructuredProperty: Sendable {
  /// `datePublished`
  public let name: String
  /// `nil` where nothing is known.
  public let read: @Sendable (Entry) -> StructuredValue?

  public init(_ name: String, read: @escaping @Sendable (Entry) -> StructuredValue?) {
    self.name = name
    self.read = read
  }

  /// Of a collection whose entries all have details of one type.
  public init<Detail: TemplateModel>(
    _ name: String, of detail: Detail.Type,
    read: @escaping @Sendable (Detail) -> StructuredValue?
  ) {
    self.init(name) { entry in (entry.detail as? Detail).flatMap(read) }
  }
}

/// What the entries of a collection are to search engines: a type of https://schema.org with the
/// properties that the source knows. Name, address and picture every entry has besides.
public struct StructuredType: Sendable {
  /// `Movie`
  public let name: String
  public let properties: [StructuredProperty]

  public init(_ name: String, _ properties: [StructuredProperty]) {
    self.name = name
    self.properties = properties
  }
}

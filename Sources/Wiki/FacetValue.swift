/// One value of a facet: `alive`, `Human`, season 2.
public struct FacetValue: Hashable, Sendable {
  /// What tells the value from the facet's others; the address of its page is made from it.
  public let key: String
  /// The API's own number for the value, where it has one; it then leads the address.
  public let number: Int?
  public let title: Phrase
  /// The place among the values that have one; they come first, the others by size.
  public let rank: Int?

  public init(key: String, number: Int? = nil, title: Phrase, rank: Int? = nil) {
    self.key = key
    self.number = number
    self.title = title
    self.rank = rank
  }

  /// A value in the API's own words.
  public init(verbatim text: String) {
    self.init(key: text, title: .verbatim(text))
  }
}

/// One value of a facet: `alive`, `Human`, season 2.
public struct FacetValue: Hashable, Sendable {
  /// What tells the value from the facet's others.
  public let key: String
  /// The API's own number for the value, where it has one; it then leads the address.
  public let number: Int?
  /// What the address of its page says.
  public let name: String
  public let title: Phrase
  /// The place among the values that have one; they come first, the others by size.
  public let rank: Int?
  /// The place of the entry that has the value among all that have it, where the source ranks them.
  public let place: Int?

  public init(
    key: String, number: Int? = nil, name: String? = nil, title: Phrase, rank: Int? = nil,
    place: Int? = nil
  ) {
    self.key = key
    self.number = number
    self.name = name ?? key
    self.title = title
    self.rank = rank
    self.place = place
  }

  /// A value in the API's own words.
  public init(verbatim text: String) {
    self.init(key: text, title: .verbatim(text))
  }

  /// A value that the API numbers: two of one name are two.
  public init(number: Int, name: String) {
    self.init(key: "\(number)", number: number, name: name, title: .verbatim(name))
  }
}

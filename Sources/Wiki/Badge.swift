/// An emoji with its word, both from the source's strings file: 🕺 Alive.
public struct Badge: Hashable, Sendable {
  /// The facet the badge speaks of: `status`.
  public let facet: String
  /// The value, as the strings file and the theme name it: `alive`.
  public let value: String
  /// The API's own word, where the value is one that the strings file cannot know.
  public let text: String?

  public init(_ facet: String, _ value: String, text: String? = nil) {
    self.facet = facet
    self.value = value
    self.text = text
  }

  public var emoji: Phrase { .word(String(parts: "badges.", facet, ".", value, ".emoji")) }

  public var word: Phrase {
    text.map(Phrase.verbatim) ?? .word(String(parts: "badges.", facet, ".", value, ".word"))
  }
}

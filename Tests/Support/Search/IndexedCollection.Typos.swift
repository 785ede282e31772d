extension IndexedCollection {
  /// The words with one character in front, or behind the first one.
  public struct Typos: Decodable, Sendable {
    let first: String
    let second: String

    public var firstWords: [String] { Base90Reader.words(first) }

    public var secondWords: [String] { Base90Reader.words(second) }
  }
}

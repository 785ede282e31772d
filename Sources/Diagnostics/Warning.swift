/// Something that did not stop the run but that whoever publishes the wiki should know.
public struct Warning: Hashable, Codable, Sendable {
  public let kind: Kind
  /// The entry, URL or field it is about: `characters/125`.
  public let subject: String
  /// One full sentence, printable as it is.
  public let sentence: String

  public init(_ kind: Kind, subject: String, _ sentence: String) {
    self.kind = kind
    self.subject = subject.printable(upTo: 400)
    self.sentence = sentence.printable(upTo: 600)
  }
}

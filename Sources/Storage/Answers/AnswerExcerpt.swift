/// What a reader needs of the body of an answer: it is read in a fraction of the time.
public struct AnswerExcerpt: Hashable, Sendable {
  /// The SHA-256 of the whole body in lower-case hexadecimal digits.
  public let digest: String
  /// Of the answer; seconds since 1970.
  public let fetchedAt: Int
  /// In a form that only the reader knows.
  public let bytes: [UInt8]

  public init(digest: String, fetchedAt: Int, bytes: [UInt8]) {
    self.digest = digest
    self.fetchedAt = fetchedAt
    self.bytes = bytes
  }
}

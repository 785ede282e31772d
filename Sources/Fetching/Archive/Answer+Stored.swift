import Storage
import Synchronization

extension Answer {
  init(_ stored: StoredAnswer, excerpted: (@Sendable ([UInt8]) -> Void)? = nil) {
    self.init(
      status: 200, headers: Self.headers(dated: stored.validity.fetchedAt), body: stored.body,
      digest: stored.digest, excerpted: excerpted)
  }

  /// What is needed of an answer, in its place.
  init(_ excerpt: AnswerExcerpt) {
    self.init(
      status: 200, headers: Self.headers(dated: excerpt.fetchedAt), body: excerpt.bytes,
      digest: excerpt.digest, isExcerpt: true)
  }

  static func headers(dated seconds: Int) -> HeaderFields {
    if let known = lastHeaders.withLock(\.self), known.seconds == seconds { return known.headers }
    let headers: HeaderFields = ["Date": HTTPDate(secondsSince1970: seconds).text]
    lastHeaders.withLock { $0 = (seconds, headers) }
    return headers
  }

  /// Many answers came in one second, and to put that into words takes as long as to read an answer.
  private static let lastHeaders = Mutex<(seconds: Int, headers: HeaderFields)?>(nil)
}

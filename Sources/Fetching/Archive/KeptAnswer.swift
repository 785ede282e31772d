import Storage

/// An answer as the store has it.
struct KeptAnswer: Sendable {
  enum Origin: Sendable {
    case answer(StoredAnswer)
    case picture(StoredPicture)
  }

  let origin: Origin
  /// As if it came again; its date is when it came, or was last said to be unchanged.
  let answer: Answer
  let validity: Validity

  init(_ stored: StoredAnswer) {
    origin = .answer(stored)
    validity = stored.validity
    answer = Answer(stored)
  }

  init(_ picture: StoredPicture, bytes: [UInt8]) {
    origin = .picture(picture)
    validity = picture.validity
    answer = Answer(status: 200, headers: Answer.headers(dated: validity.fetchedAt), body: bytes)
  }

  /// The body that is kept, under the date of the answer that says that it still holds.
  func confirmed(by other: Answer) -> Answer {
    Answer(status: 200, headers: other.headers, body: answer.body)
  }
}

extension Answer {
  init(_ stored: StoredAnswer) {
    self.init(
      status: 200, headers: Self.headers(dated: stored.validity.fetchedAt), body: stored.body)
  }

  static func headers(dated seconds: Int) -> HeaderFields {
    ["Date": HTTPDate(secondsSince1970: seconds).text]
  }
}

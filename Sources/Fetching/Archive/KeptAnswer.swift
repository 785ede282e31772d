import Storage

/// An answer as the store has it.
struct KeptAnswer: Sendable {
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
    Answer(status: 200, headers: other.headers, body: answer.body, digest: answer.digest)
  }
}

import Storage

extension KeptAnswer {
  /// The row of the store that it comes from.
  enum Origin: Sendable {
    case answer(StoredAnswer)
    case picture(StoredPicture)
  }
}

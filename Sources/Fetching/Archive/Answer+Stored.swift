import Storage

extension Answer {
  init(_ stored: StoredAnswer) {
    self.init(
      status: 200, headers: Self.headers(dated: stored.validity.fetchedAt), body: stored.body)
  }

  static func headers(dated seconds: Int) -> HeaderFields {
    ["Date": HTTPDate(secondsSince1970: seconds).text]
  }
}

extension Credential {
  /// The answer with `…` wherever the secret stands in it: a server may repeat what it was shown,
  /// and a page or a fault would pass it on.
  func scrubbing(_ answer: Answer) -> Answer {
    let isError = !(200..<300).contains(answer.status)
    guard isError || secret.utf8.count >= Self.shortestOfAnyAPI else { return answer }
    return Answer(
      status: answer.status,
      headers: answer.headers.mapValues { String(decoding: scrub(Array($0.utf8)), as: UTF8.self) },
      body: scrub(answer.body))
  }

  /// Anything shorter would also take words out of the data.
  private static let shortestOfAnyAPI = 8

  private func scrub(_ bytes: [UInt8]) -> [UInt8] { scrubbers.reduce(bytes) { $1.applied(to: $0) } }

  /// For the secret as it is, and as an address and a JSON text may hold it.
  static func scrubbers(of secret: String) -> [ByteReplacement] {
    let encoded = secret.percentEncoded
    let quoted = secret.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
    let forms: Set = [
      secret, encoded, encoded.withLowercaseEscapes, quoted, quoted.replacing("/", with: #"\/"#),
    ]
    // The longest first: it may hold a shorter one.
    return forms.map { Array($0.utf8) }.sorted { $0.count > $1.count }
      .map { ByteReplacement(of: $0, with: Array("…".utf8)) }
  }
}

extension String {
  /// `%2F` as `%2f`.
  fileprivate var withLowercaseEscapes: String {
    replacing(/%[0-9A-F]{2}/) { $0.output.lowercased() }
  }
}

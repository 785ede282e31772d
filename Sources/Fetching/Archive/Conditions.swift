import Storage

/// What makes a request one for changes only.
struct Conditions: Hashable, Sendable {
  /// Empty if the server gave nothing to compare with.
  let headers: [String: String]

  init(_ validity: Validity) {
    let pairs = [
      ("If-None-Match", validity.etag), ("If-Modified-Since", validity.lastModified),
    ]
    // What came in a header can go in one, but for what no server means.
    headers = Dictionary(
      pairs.compactMap { name, value in
        value.flatMap { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? (name, $0) : nil }
      }, uniquingKeysWith: { first, _ in first })
  }
}

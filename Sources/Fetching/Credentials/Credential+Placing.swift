extension Credential {
  /// What it adds to a request's header.
  var headers: [(String, String)] {
    switch form.placement {
    case .bearer: [("Authorization", "Bearer \(secret)")]
    case .query: []
    }
  }

  /// The address to ask, which may hold the secret from here on.
  ///
  /// After a redirect it may hold it already: a server repeats the parameters that it was sent.
  func added(to url: String) -> String {
    switch form.placement {
    case .bearer: return url
    case .query(let name):
      let key = Array("\(name.percentEncoded)=".utf8)
      // By bytes: every address is looked at.
      let parts = Array(url.utf8).split(separator: UInt8(ascii: "?"), maxSplits: 1)
      var address = Array(parts.first ?? [])
      address.append(UInt8(ascii: "?"))
      for pair in parts.dropFirst().first?.split(separator: UInt8(ascii: "&")) ?? []
      where !pair.starts(with: key) {
        address += pair
        address.append(UInt8(ascii: "&"))
      }
      return String(decoding: address + key + secret.percentEncoded.utf8, as: UTF8.self)
    }
  }
}

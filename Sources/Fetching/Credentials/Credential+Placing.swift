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
      let key = "\(name.percentEncoded)="
      // By bytes: every address is looked at.
      let bytes = url.utf8
      let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
      var result = url[..<end] + "?"
      for pair in bytes[end...].dropFirst().split(separator: UInt8(ascii: "&"))
      where !pair.starts(with: key.utf8) {
        result += Substring(pair)
        result += "&"
      }
      return result + key + secret.percentEncoded
    }
  }
}

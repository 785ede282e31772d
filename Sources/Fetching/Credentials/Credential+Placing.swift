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
      let address = url.prefix { $0 != "?" }
      let pairs = url.dropFirst(address.count + 1).split(separator: "&")
      let others = pairs.filter { !$0.hasPrefix("\(name.percentEncoded)=") }.map(String.init)
      let own = "\(name.percentEncoded)=\(secret.percentEncoded)"
      return "\(address)?\((others + [own]).joined(separator: "&"))"
    }
  }
}

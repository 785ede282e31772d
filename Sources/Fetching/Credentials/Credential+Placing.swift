extension Credential {
  /// What it adds to a request's header.
  var headers: [(String, String)] {
    switch form.placement {
    case .bearer: [("Authorization", "Bearer \(secret)")]
    case .query: []
    }
  }

  /// The address to ask, which may hold the secret from here on.
  func added(to url: String) -> String {
    switch form.placement {
    case .bearer: url
    case .query(let name):
      "\(url)\(url.contains("?") ? "&" : "?")\(name.percentEncoded)=\(secret.percentEncoded)"
    }
  }
}

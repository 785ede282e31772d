extension RickAndMorty {
  /// The id at the end of an address such as `https://rickandmortyapi.com/api/episode/28`.
  ///
  /// Only the id is read: which host the address names is the API's affair.
  static func id(in address: String, of endpoint: Endpoint) -> Int? {
    let parts = address.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2] == endpoint.rawValue else { return nil }
    return Int(parts[parts.count - 1])
  }
}

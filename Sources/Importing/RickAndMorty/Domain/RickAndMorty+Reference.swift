extension RickAndMorty {
  /// The id at the end of an address such as `https://rickandmortyapi.com/api/episode/28`.
  ///
  /// Only the id is read: which host the address names is the API's affair.
  static func id(in address: String, of endpoint: Endpoint) -> Int? {
    if let id = plainID(in: address, of: endpoint) { return id }
    let parts = address.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2] == endpoint.rawValue else { return nil }
    return Int(parts[parts.count - 1])
  }

  /// That of nearly all addresses, which end in `/episode/28`: there are thousands, and to split one takes
  /// longer than to read it.
  private static func plainID(in address: String, of endpoint: Endpoint) -> Int? {
    var (address, name) = (address, endpoint.rawValue)
    return address.withUTF8 { bytes in
      name.withUTF8 { wanted in
        let start = bytes.lastIndex { !$0.isASCIIDigit }.map { $0 + 1 } ?? 0
        let digits = bytes[start...]
        // A slash stands before the name and another one behind it.
        let before = start - wanted.count - 2
        guard (1...9).contains(digits.count), before >= 0, bytes[before] == UInt8(ascii: "/"),
          bytes[start - 1] == UInt8(ascii: "/"),
          bytes[before + 1..<start - 1].elementsEqual(wanted)
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      }
    }
  }
}

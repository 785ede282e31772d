extension String {
  /// For a path segment or one side of a query pair: RFC 3986's unreserved characters and commas
  /// stay, everything else is encoded, so a value can never add a segment or a parameter.
  var percentEncoded: String {
    if self == "." || self == ".." { return String(repeating: "%2E", count: utf8.count) }
    // Most of what addresses are made of.
    if utf8.allSatisfy({ Unicode.Scalar($0).isKept }) { return self }
    return utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isKept {
        result.unicodeScalars.append(scalar)
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.utf8.count == 1 ? "0" : "") + hex
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isKept: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ",": true
    default: false
    }
  }
}

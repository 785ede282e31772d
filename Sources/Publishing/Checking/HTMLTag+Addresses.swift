import HTMLSyntax

extension HTMLTag {
  /// Whether browsers load or open what this attribute names.
  func isAddress(attributeNamed attribute: String) -> Bool {
    switch attribute {
    case "href", "src", "poster", "action", "formaction", "cite", "background", "longdesc", "ping",
      "xlink:href":
      true
    case "data": name == "object"
    default: false
    }
  }

  /// `<link rel="canonical">`
  func isCanonical(in bytes: [UInt8]) -> Bool {
    attribute(named: "rel").map { $0.word(in: bytes) == "canonical" } ?? false
  }

  /// `<meta http-equiv="refresh">`
  func isRefresh(in bytes: [UInt8]) -> Bool {
    guard name == "meta", let attribute = attribute(named: "http-equiv") else { return false }
    return attribute.word(in: bytes) == "refresh"
  }
}

extension HTMLAttribute {
  fileprivate func word(in bytes: [UInt8]) -> String {
    String(decoding: bytes[valueRange].decodingHTMLReferences, as: UTF8.self).lowercased()
  }
}

extension ArraySlice<UInt8> {
  /// The address in `0; url=page.html`, empty if the page only reloads itself.
  var refreshAddress: ArraySlice<UInt8> {
    guard let start = firstIndex(where: { $0 | 0x20 == UInt8(ascii: "u") }) else { return [] }
    let equals = self[start...].drop { $0 != UInt8(ascii: "=") }
    let address = equals.dropFirst().drop { $0 == 0x20 }
    guard let quote = address.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return address }
    return address.dropFirst().prefix { $0 != quote }
  }
}

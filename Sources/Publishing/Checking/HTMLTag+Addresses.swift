import HTMLSyntax

extension HTMLTag {
  /// What browsers do with the address in this attribute; nil if it has none.
  func use(ofAttributeNamed attribute: String, in bytes: [UInt8]) -> AddressUse? {
    switch attribute {
    case "href" where name == "base": nil
    case "href" where name == "link": isFetched(in: bytes) ? .resource : .link
    case "href", "xlink:href": name == "a" || name == "area" ? .link : .resource
    case "cite", "longdesc": .link
    case "src", "poster", "action", "formaction", "background", "ping": .resource
    case "data" where name == "object": .resource
    default: nil
    }
  }

  /// `<meta http-equiv="refresh">`
  func isRefresh(in bytes: [UInt8]) -> Bool {
    name == "meta" && words(of: "http-equiv", in: bytes) == ["refresh"]
  }

  /// `<link rel="canonical">`
  func isCanonical(in bytes: [UInt8]) -> Bool {
    name == "link" && words(of: "rel", in: bytes).contains("canonical")
  }

  /// `<meta property="og:image">`: what is fetched to draw a card of the page.
  func isCardPicture(in bytes: [UInt8]) -> Bool {
    name == "meta"
      && (words(of: "property", in: bytes) + words(of: "name", in: bytes))
        .contains { ["og:image", "twitter:image"].contains($0) }
  }

  /// `<meta name="robots" content="noindex">`: the page asks not to be found.
  func isUnlisting(in bytes: [UInt8]) -> Bool {
    name == "meta" && words(of: "name", in: bytes) == ["robots"]
      && words(of: "content", in: bytes).contains { ["noindex", "none"].contains($0) }
  }

  /// Whether a script with this tag is one, and not data for others.
  func isProgram(in bytes: [UInt8]) -> Bool {
    guard let type = words(of: "type", in: bytes).first else { return true }
    return ["module", "importmap", "speculationrules"].contains(type)
      || type.hasSuffix("javascript") || type.hasSuffix("ecmascript")
  }

  /// Of a `link`: whether a browser asks for what it names, and not only a reader or a robot.
  private func isFetched(in bytes: [UInt8]) -> Bool {
    !Self.fetchedRelations.isDisjoint(with: words(of: "rel", in: bytes))
  }

  private static let fetchedRelations: Set = [
    "stylesheet", "icon", "apple-touch-icon", "apple-touch-icon-precomposed", "mask-icon",
    "preload", "modulepreload", "prefetch", "prerender", "preconnect", "dns-prefetch", "manifest",
  ]

  /// In lower case; separated by blanks or commas.
  private func words(of attribute: String, in bytes: [UInt8]) -> [String] {
    guard let attribute = self.attribute(named: attribute) else { return [] }
    let text = String(decoding: bytes[attribute.valueRange].decodingHTMLReferences, as: UTF8.self)
    return text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
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

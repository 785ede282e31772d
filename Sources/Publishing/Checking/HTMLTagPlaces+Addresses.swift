import HTMLSyntax

extension HTMLTagPlaces {
  /// Whether the value of this attribute is an address.
  func hasAddress(in attribute: HTMLAttributeName) -> Bool {
    switch attribute {
    case .href: element != .base
    case .data: element == .object
    case .xlinkHref, .cite, .longdesc, .src, .poster, .action, .formaction, .background, .ping: true
    default: false
    }
  }

  /// What browsers do with the address in this attribute.
  func use(of attribute: HTMLAttributeName, in page: Span<UInt8>) -> AddressUse {
    switch attribute {
    case .href where element == .link: isFetched(in: page) ? .resource : .link
    case .href, .xlinkHref: element == .a || element == .area ? .link : .resource
    case .cite, .longdesc: .link
    default: .resource
    }
  }

  /// `<meta http-equiv="refresh">`
  func isRefresh(in page: Span<UInt8>) -> Bool {
    element == .meta && isWord("refresh", .httpEquiv, in: page)
  }

  /// `<meta http-equiv="Content-Security-Policy">`
  func isPolicy(in page: Span<UInt8>) -> Bool {
    isWord("content-security-policy", .httpEquiv, in: page)
  }

  /// `<link rel="canonical">`
  func isCanonical(in page: Span<UInt8>) -> Bool {
    element == .link && hasWord("canonical", in: .rel, page)
  }

  /// `<meta property="og:image">`: what is fetched to draw a card of the page.
  func isCardPicture(in page: Span<UInt8>) -> Bool {
    element == .meta
      && (hasWord("og:image", in: .property, page) || hasWord("og:image", in: .name, page)
        || hasWord("twitter:image", in: .property, page)
        || hasWord("twitter:image", in: .name, page))
  }

  /// `<meta name="robots" content="noindex">`: the page asks not to be found.
  func isUnlisting(in page: Span<UInt8>) -> Bool {
    element == .meta && isWord("robots", .name, in: page)
      && (hasWord("noindex", in: .content, page) || hasWord("none", in: .content, page))
  }

  /// Whether a script with this tag is one, and not data for others.
  func isProgram(in page: Span<UInt8>) -> Bool {
    guard let type = words(of: .type, in: page).first else { return true }
    return ["module", "importmap", "speculationrules"].contains(type)
      || type.hasSuffix("javascript") || type.hasSuffix("ecmascript")
  }

  /// Of a `link`: whether a browser asks for what it names, and not only a reader or a robot.
  private func isFetched(in page: Span<UInt8>) -> Bool {
    !Self.fetchedRelations.isDisjoint(with: words(of: .rel, in: page))
  }

  private static let fetchedRelations: Set = [
    "stylesheet", "icon", "apple-touch-icon", "apple-touch-icon-precomposed", "mask-icon",
    "preload", "modulepreload", "prefetch", "prerender", "preconnect", "dns-prefetch", "manifest",
  ]

  /// Whether an attribute's value is this word, in any case.
  private func isWord(
    _ word: StaticString, _ name: HTMLAttributeName, in page: Span<UInt8>
  ) -> Bool {
    attribute(name).map { page.words(of: $0, are: word) } ?? false
  }

  private func hasWord(
    _ word: StaticString, in name: HTMLAttributeName, _ page: Span<UInt8>
  ) -> Bool {
    attribute(name).map { page.words(of: $0, have: word) } ?? false
  }

  private func words(of name: HTMLAttributeName, in page: Span<UInt8>) -> [String] {
    attribute(name).map { page.words(of: $0) } ?? []
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

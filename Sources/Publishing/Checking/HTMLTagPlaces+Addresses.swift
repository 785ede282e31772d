import HTMLSyntax

extension HTMLTagPlaces {
  /// What browsers do with the address in this attribute; nil if it has none.
  func use(of attribute: HTMLAttributeName, in page: Span<UInt8>) -> AddressUse? {
    switch attribute {
    case .href where element == .base: nil
    case .href where element == .link: isFetched(in: page) ? .resource : .link
    case .href, .xlinkHref: element == .a || element == .area ? .link : .resource
    case .cite, .longdesc: .link
    case .src, .poster, .action, .formaction, .background, .ping: .resource
    case .data where element == .object: .resource
    default: nil
    }
  }

  /// `<meta http-equiv="refresh">`
  func isRefresh(in page: Span<UInt8>) -> Bool {
    element == .meta && words(of: .httpEquiv, in: page) == ["refresh"]
  }

  /// `<meta http-equiv="Content-Security-Policy">`
  func isPolicy(in page: Span<UInt8>) -> Bool {
    words(of: .httpEquiv, in: page) == ["content-security-policy"]
  }

  /// `<link rel="canonical">`
  func isCanonical(in page: Span<UInt8>) -> Bool {
    element == .link && words(of: .rel, in: page).contains("canonical")
  }

  /// `<meta property="og:image">`: what is fetched to draw a card of the page.
  func isCardPicture(in page: Span<UInt8>) -> Bool {
    element == .meta
      && (words(of: .property, in: page) + words(of: .name, in: page))
        .contains { ["og:image", "twitter:image"].contains($0) }
  }

  /// `<meta name="robots" content="noindex">`: the page asks not to be found.
  func isUnlisting(in page: Span<UInt8>) -> Bool {
    element == .meta && words(of: .name, in: page) == ["robots"]
      && words(of: .content, in: page).contains { ["noindex", "none"].contains($0) }
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

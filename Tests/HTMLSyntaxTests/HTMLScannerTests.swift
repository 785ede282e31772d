import HTMLSyntax
import TestSupport
import Testing

@Suite struct `HTML scanner` {
  @Test(arguments: [
    ("a", HTMLElement.a), ("LINK", .link), ("Meta", .meta), ("template", .template),
    ("plaintext", .plaintext), ("svg", .svg), ("area", .area), ("base", .base), ("map", .map),
    ("object", .object), ("script", .script), ("style", .style), ("title", .title),
    ("textarea", .textarea), ("iframe", .iframe), ("noembed", .noembed), ("noframes", .noframes),
    ("xmp", .xmp), ("MATH", .math), ("header", .header), ("Footer", .footer),
  ])
  func `an element that matters is told in any case`(name: String, element: HTMLElement) {
    #expect(tags(of: "<\(name)><\(name) x></\(name)>").map(\.element).contains(element))
    #expect(tags(of: "<\(name)x>").map(\.element) == [nil])
  }

  @Test(arguments: [
    ("href", HTMLAttributeName.href), ("SRC", .src), ("xlink:Href", .xlinkHref),
    ("http-equiv", .httpEquiv), ("shadowrootmode", .shadowrootmode), ("id", .id),
    ("action", .action), ("background", .background), ("cite", .cite), ("content", .content),
    ("data", .data), ("FormAction", .formaction), ("imagesrcset", .imagesrcset),
    ("longdesc", .longdesc), ("name", .name), ("ping", .ping), ("poster", .poster),
    ("property", .property), ("rel", .rel), ("srcset", .srcset), ("style", .style),
    ("type", .type), ("usemap", .usemap),
  ])
  func `an attribute that matters is told in any case`(
    name: String, attribute: HTMLAttributeName
  ) {
    let told = tags(of: "<p \(name)=1 x=2 \(name)>").flatMap(\.attributes).map(\.name)
    #expect(told == [attribute, nil, attribute])
  }

  @Test(arguments: [
    "hre", "hrefs", "xrel", "dest", "ref", "bid", "lontdesc", "xlink-href", "\u{0}href",
    "a-very-long-name-that-ends-in-href",
    "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1}href", "hre\u{17F}", "=href",
  ])
  func `a name that only looks like one is none`(name: String) {
    #expect(tags(of: "<p \(name)=1>").flatMap(\.attributes).map(\.name) == [nil])
  }

  @Test(arguments: UInt64(1)...UInt64(500))
  func `a byte is found where a plain search finds it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      [0x00, 0x01, 0x2F, 0x3C, 0x3D, 0x80, 0xBC, 0xFF].randomElement(using: &generator) ?? 0
        as UInt8
    }
    for byte in [0x00, 0x01, 0x3C, 0x80, 0xFF] as [UInt8] {
      for start in 0...bytes.count {
        #expect(
          bytes.span.index(of: byte, from: start)
            == bytes[start...].firstIndex(of: byte) ?? bytes.count, "seed \(seed)")
      }
    }
  }

  @Test(arguments: UInt64(1)...UInt64(4000))
  func `what is read for links alone is what a whole reading has of them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = randomPage(&generator)
    var (whole, ofLinks) = (HTMLScanner(), HTMLScanner())
    var (expected, told): ([String], [String]) = ([], [])
    while let piece = whole.next(in: bytes.span) {
      if let words = description(of: piece, whole.tag, in: bytes) { expected.append(words) }
    }
    while let piece = ofLinks.nextOfLinks(in: bytes.span) {
      told.append(description(of: piece, ofLinks.tag, in: bytes) ?? "\(piece)")
    }
    #expect(told == expected, "seed \(seed), \(String(decoding: bytes, as: UTF8.self))")
  }

  /// Nil of a piece that means nothing to whoever follows links.
  private func description(of piece: HTMLPiece, _ tag: HTMLTagPlaces, in page: [UInt8]) -> String? {
    let attributes = tag.attributes.filter {
      $0.name != nil || page.span.lowercased($0.nameRange).hasPrefix("on")
    }
    switch piece.kind {
    case .text, .comment, .doctype: return nil
    case .rawText: return "\(piece)"
    case .endTag:
      guard let element = tag.element, [.template, .svg, .math].contains(element) else {
        return nil
      }
      return "\(piece) \(element) \(tag.nameRange)"
    case .startTag:
      guard tag.element != nil || !attributes.isEmpty || !piece.isComplete else { return nil }
      let name = tag.element.map { "\($0)" } ?? "other"
      return "\(piece) \(name) \(tag.nameRange) \(tag.isSelfClosing) \(attributes)"
    }
  }

  /// Mostly tags, plain ones and such that are not, some of them broken.
  private func randomPage(_ generator: inout SeededGenerator) -> [UInt8] {
    let names = [
      "a", "p", "li", "span", "svg", "title", "template", "textarea", "blockquote", "A", "Link",
      "plaintext", "math", "fifteen-letters", "sixteen--letters", "script", "b:c", "\u{E9}", "",
    ]
    let attributes = [
      " class=\"x y\"", " class=\"", " class=\"\"", " href=\"a.html\"", " HREF='b'", " id=c",
      " hidden",
      " on", " onclick=\"x\"", " OnX", " o", " =id", " id = \"d\"", "/", " / ", "\n\tname\n", "=",
      " dominant-baseline=\"central\"", " background=\"x\"", " shadowrootmode", " xlink:href='>'",
      " a-long-name-that-ends-in-href=\"x\"", " title='\"'", " \u{0}href=\"x\"", " href\u{0}=\"x\"",
      " id\u{1}", " x=\"a value of more than sixteen bytes\"", "\"", " viewBox=\"0 0 1 1\"",
      "\r\u{C}rel",
    ]
    let texts = [
      "text", " ", "\n", "< ", "<", "</", "<!-- <a id=x> -->", "<!x>", "<?x?>",
      "a text of some length ",
    ]
    var page = ""
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      page += texts.randomElement(using: &generator) ?? ""
      page += Bool.random(using: &generator) ? "<" : "</"
      page += names.randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        page += attributes.randomElement(using: &generator) ?? ""
      }
      if Int.random(in: 0..<12, using: &generator) > 0 { page += ">" }
    }
    var bytes = Array(page.utf8)
    if Bool.random(using: &generator) {
      bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
    }
    return bytes
  }

  private func tags(of page: String) -> [HTMLTagPlaces] {
    let bytes = Array(page.utf8)
    var scanner = HTMLScanner()
    var tags: [HTMLTagPlaces] = []
    while let piece = scanner.next(in: bytes.span) {
      if case .startTag = piece.kind { tags.append(scanner.tag) }
    }
    return tags
  }
}

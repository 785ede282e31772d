import HTMLSyntax
import TestSupport
import Testing

@Suite struct `HTML scanner` {
  @Test(arguments: [
    ("a", HTMLElement.a), ("LINK", .link), ("Meta", .meta), ("template", .template),
    ("plaintext", .plaintext), ("svg", .svg),
  ])
  func `an element that matters is told in any case`(name: String, element: HTMLElement) {
    #expect(tags(of: "<\(name)><\(name) x></\(name)>").map(\.element).contains(element))
    #expect(tags(of: "<\(name)x>").map(\.element) == [nil])
  }

  @Test(arguments: [
    ("href", HTMLAttributeName.href), ("SRC", .src), ("xlink:Href", .xlinkHref),
    ("http-equiv", .httpEquiv), ("shadowrootmode", .shadowrootmode), ("id", .id),
  ])
  func `an attribute that matters is told in any case`(
    name: String, attribute: HTMLAttributeName
  ) {
    let told = tags(of: "<p \(name)=1 x=2 \(name)>").flatMap(\.attributes).map(\.name)
    #expect(told == [attribute, nil, attribute])
  }

  @Test(arguments: [
    "hre", "hrefs", "\u{0}href", "a-very-long-name-that-ends-in-href",
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

import HTMLSyntax

/// Reads one page and judges what can be judged without the others.
struct PageCheck {
  private let bytes: [UInt8]
  private let kind: FileKind
  private let carried: CarriedTexts
  private var links: LinkReader
  private var ids = ElementIDs()
  /// The names of `<a name>`, which a fragment may lead to as to an id.
  private var anchors: [String] = []
  private var maps: Set<String> = []
  private var mapUses: [(name: String, offset: Int)] = []
  private var templates = OpenTemplates()
  private var plainTemplate = PlainTemplate()
  private var openFrame: OpenFrame?
  /// Of each kind the first is the layout's.
  private var seenFrames: [HTMLElement] = []
  /// Whether the raw text that comes next is a program.
  private var isProgram = true
  private var isUnlisted = false
  private var policy = PagePolicy()
  /// The whole address of the site with its slash, where the page names its own.
  private var home: [UInt8] = []

  init(
    _ bytes: [UInt8], of kind: FileKind = .page, at path: String, in paths: SitePaths,
    carried: CarriedTexts = CarriedTexts()
  ) {
    self.bytes = bytes
    self.carried = carried
    self.kind = kind
    links = LinkReader(bytes, of: kind, at: path, in: paths)
  }

  mutating func run() -> CheckedPage {
    let bytes = bytes
    let page = bytes.span
    var scanner = HTMLScanner()
    while let piece = scanner.nextOfLinks(in: page) {
      switch piece.kind {
      case .text, .comment, .doctype: break
      case .startTag where piece.isComplete:
        let isInside = templates.areInert
        read(scanner.tag, in: page)
        if isInside {
          plainTemplate.read(scanner.tag)
        } else if templates.areInert {
          passTemplate(from: piece.range.upperBound, &scanner, in: page)
        } else if let element = scanner.tag.element, element.surroundsContent {
          passFrame(element, from: piece.range.upperBound, &scanner, in: page)
        }
      case .startTag:
        links.add(
          .brokenTag, page.lowercased(scanner.tag.nameRange), at: piece.range.lowerBound)
      case .endTag:
        templates.close(scanner.tag)
        if let content = plainTemplate.end(scanner.tag, at: piece.range.lowerBound) {
          carried.templates.approve(Array(bytes[content]))
        }
        endFrame(scanner.tag, at: piece.range.lowerBound)
      case .rawText(let kind): read(kind, piece.range)
      }
    }
    for use in mapUses where !maps.contains(use.name) {
      links.add(.missingMap, use.name, at: use.offset)
    }
    return links.checked(ids: ids.all + anchors, isUnlisted: isUnlisted)
  }

  /// Leaves out the content of a template that is known from other pages. Its end tag must come next: only
  /// there is it sure that the content ends where it ended on those.
  private mutating func passTemplate(
    from start: Int, _ scanner: inout HTMLScanner, in page: Span<UInt8>
  ) {
    let length = carried.templates.length(in: bytes, from: start)
    if length > 0, page.has("</template", at: start + length) {
      scanner.pass(over: length)
    } else {
      plainTemplate.begin(at: start)
    }
  }

  /// Leaves out the content of a header or footer that is known from another page of the folder. Its end tag must
  /// come next here too.
  private mutating func passFrame(
    _ element: HTMLElement, from start: Int, _ scanner: inout HTMLScanner, in page: Span<UInt8>
  ) {
    // Of a drawing less is judged: what is plain in one may not be in a page.
    guard kind == .page, openFrame == nil, templates.isEmpty, !seenFrames.contains(element) else {
      return
    }
    seenFrames.append(element)
    if let known = carried.frames.frame(element, of: links.folder),
      page.begins(with: known.content.span, at: start),
      page.has(element == .header ? "</header" : "</footer", at: start + known.content.count),
      !ids.haveAny(of: known.ids)
    {
      links.take(known.targets)
      for id in known.ids { ids.insert(id) }
      scanner.pass(over: known.content.count)
    } else {
      openFrame = OpenFrame(
        element, from: start, targetCount: links.targets.count, idCount: ids.all.count,
        findingCount: links.findings.count)
    }
  }

  /// Keeps a header or footer, if this is the tag that ends it and all of it is plain.
  private mutating func endFrame(_ tag: HTMLTagPlaces, at place: Int) {
    openFrame?.close(tag)
    guard let frame = openFrame, tag.element == frame.element else { return }
    openFrame = nil
    guard frame.isPlain, links.findings.count == frame.findingCount else { return }
    carried.frames.keep(
      CarriedFrames.Frame(
        content: Array(bytes[frame.start..<place]),
        targets: Array(links.targets[frame.targetCount...]),
        ids: Array(ids.all[frame.idCount...])),
      frame.element, of: links.folder)
  }

  private mutating func read(_ kind: HTMLRawText, _ range: Range<Int>) {
    openFrame?.spoil()
    guard !templates.areInert else { return }
    switch kind {
    case .script: readScript(range)
    case .style: readStyles(bytes[range])
    case .escapable, .verbatim: break
    }
  }

  private mutating func readStyles(_ styles: ArraySlice<UInt8>) {
    let hasNone = carried.styles.holds(for: styles) {
      StyleSheetAddresses(styles).addresses.isEmpty
    }
    if !hasNone { links.read(StyleSheetAddresses(styles)) }
  }

  private mutating func readScript(_ range: Range<Int>) {
    guard kind == .page, isProgram, !bytes[range].allSatisfy(\.isBlank),
      !policy.allows(bytes[range], known: carried)
    else { return }
    links.add(.inlineScript, "script", at: range.lowerBound)
  }

  private mutating func read(_ tag: HTMLTagPlaces, in page: Span<UInt8>) {
    openFrame?.open(tag)
    if let element = tag.element { read(element, of: tag, in: page) }
    for index in tag.attributes.indices {
      let attribute = tag.attributes[index]
      if let name = attribute.name {
        // Of two attributes of one name browsers heed the first.
        guard !tag.attributes[..<index].contains(where: { $0.name == name }) else { continue }
        read(attribute, name, of: tag, in: page)
      } else if page.has("on", at: attribute.nameRange.lowerBound), !templates.areInert {
        readHandler(index, of: tag, in: page)
      }
    }
    templates.open(tag)
  }

  private mutating func read(
    _ element: HTMLElement, of tag: HTMLTagPlaces, in page: Span<UInt8>
  ) {
    switch element {
    case .script: isProgram = tag.isProgram(in: page)
    case .base where !templates.areInert:
      links.add(.baseElement, "base", at: tag.nameRange.lowerBound)
    case .link where tag.isCanonical(in: page): home = home(in: tag, page)
    case .meta where tag.isPolicy(in: page): readPolicy(tag, in: page)
    case .meta where tag.isRefresh(in: page) || tag.isUnlisting(in: page): isUnlisted = true
    default: break
    }
  }

  private mutating func readPolicy(_ tag: HTMLTagPlaces, in page: Span<UInt8>) {
    guard !templates.areInert, let content = tag.attribute(.content) else { return }
    policy.add(bytes[content.valueRange])
  }

  private mutating func read(
    _ attribute: HTMLAttributePlaces, _ name: HTMLAttributeName, of tag: HTMLTagPlaces,
    in page: Span<UInt8>
  ) {
    let offset = attribute.nameRange.lowerBound
    switch name {
    case _ where templates.areInert: readAddresses(in: attribute, name, of: tag, in: page)
    case .id: readID(page.text(of: attribute), at: offset)
    case .name where tag.element == .a && templates.isEmpty:
      openFrame?.spoil()
      anchors.append(page.text(of: attribute))
    case .name where tag.element == .map: maps.insert(page.text(of: attribute))
    case .usemap:
      openFrame?.spoil()
      let name = page.text(of: attribute)
      mapUses.append((name.hasPrefix("#") ? String(name.dropFirst()) : name, offset))
    case .style where kind == .page: links.add(.styleAttribute, "style", at: offset)
    default: readAddresses(in: attribute, name, of: tag, in: page)
    }
  }

  /// `onclick` and its like.
  private mutating func readHandler(
    _ index: Int, of tag: HTMLTagPlaces, in page: Span<UInt8>
  ) {
    let range = tag.attributes[index].nameRange
    let name = page.lowercased(range)
    guard kind == .page, name.hasPrefix("on"),
      !tag.attributes[..<index].contains(where: { page.lowercased($0.nameRange) == name })
    else { return }
    links.add(.inlineScript, name, at: range.lowerBound)
  }

  private mutating func readID(_ id: String, at offset: Int) {
    // Those in a shadow tree are seen by nobody outside.
    guard templates.isEmpty else { return }
    if !ids.insert(id) { links.add(.duplicateID, id, at: offset) }
  }

  private mutating func readAddresses(
    in attribute: HTMLAttributePlaces, _ name: HTMLAttributeName, of tag: HTMLTagPlaces,
    in page: Span<UInt8>
  ) {
    switch name {
    case .srcset, .imagesrcset:
      for address in SourceSet(page.value(of: attribute)[...]).addresses {
        read(address.span, .resource, of: attribute, in: page)
      }
    case .content where tag.isRefresh(in: page):
      let address = page.value(of: attribute)[...].refreshAddress
      if !address.isEmpty { read(address.span, .link, of: attribute, in: page) }
    case .content where tag.isCardPicture(in: page):
      if let address = ownFile(page.value(of: attribute)[...]) {
        read(address.span, .link, of: attribute, in: page)
      }
    default:
      guard tag.hasAddress(in: name), !links.take(page.extracting(attribute.valueRange))
      else { return }
      let use = tag.use(of: name, in: page)
      if page.hasReferences(in: attribute) {
        read(page.value(of: attribute).span, use, of: attribute, in: page)
      } else {
        read(page.extracting(attribute.valueRange), use, of: attribute, in: page)
      }
    }
  }

  private mutating func read(
    _ address: Span<UInt8>, _ use: AddressUse, of attribute: HTMLAttributePlaces,
    in page: Span<UInt8>
  ) {
    openFrame?.spoil()
    if templates.areInert { return links.note(address) }
    let name = attribute.nameRange
    links.read(address, for: use, from: page.lowercased(name), at: name.lowerBound)
  }

  /// What stands before the page's path in its own whole address; empty in another page's.
  private func home(in tag: HTMLTagPlaces, _ page: Span<UInt8>) -> [UInt8] {
    guard let attribute = tag.attribute(.href) else { return [] }
    let address = page.value(of: attribute)
    let path = Array("/\(links.path)".utf8)
    return address.reversed().starts(with: path.reversed())
      ? Array(address.dropLast(path.count - 1)) : []
  }

  /// The way from the page to a file that a whole address names; nil if it is not the site's.
  private func ownFile(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !home.isEmpty, address.starts(with: home) else { return nil }
    let ups = links.path.utf8.count { $0 == UInt8(ascii: "/") }
    return Array(String(repeating: "../", count: ups).utf8) + address.dropFirst(home.count)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

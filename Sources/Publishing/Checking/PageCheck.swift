import HTMLSyntax

/// Reads one page and judges what can be judged without the others.
struct PageCheck {
  private let bytes: [UInt8]
  private let kind: FileKind
  private var links: LinkReader
  private var ids: [String] = []
  private var knownIDs: Set<String> = []
  /// The names of `<a name>`, which a fragment may lead to as to an id.
  private var anchors: [String] = []
  private var maps: Set<String> = []
  private var mapUses: [(name: String, offset: Int)] = []
  private var templates = OpenTemplates()
  /// Whether the raw text that comes next is a program.
  private var isProgram = true
  private var isUnlisted = false
  /// The whole address of the site with its slash, where the page names its own.
  private var home: [UInt8] = []

  init(_ bytes: [UInt8], of kind: FileKind = .page, at path: String, in paths: SitePaths) {
    self.bytes = bytes
    self.kind = kind
    links = LinkReader(bytes, of: kind, at: path, in: paths)
  }

  mutating func run() -> CheckedPage {
    for token in HTMLTokenizer(bytes) {
      switch token.kind {
      case .startTag(let tag) where token.isComplete: read(tag)
      case .startTag(let tag): links.add(.brokenTag, tag.name, at: token.range.lowerBound)
      case .endTag(let tag): templates.close(tag)
      case .rawText(.script): readScript(token.range)
      case .rawText(.style) where !templates.areInert:
        links.read(StyleSheetAddresses(bytes[token.range]))
      default: break
      }
    }
    for use in mapUses where !maps.contains(use.name) {
      links.add(.missingMap, use.name, at: use.offset)
    }
    return links.checked(ids: ids + anchors, isUnlisted: isUnlisted)
  }

  private mutating func readScript(_ range: Range<Int>) {
    guard kind == .page, isProgram, !templates.areInert,
      !bytes[range].allSatisfy(\.isBlank)
    else { return }
    links.add(.inlineScript, "script", at: range.lowerBound)
  }

  private mutating func read(_ tag: HTMLTag) {
    if tag.name == "script" { isProgram = tag.isProgram(in: bytes) }
    if tag.name == "base", !templates.areInert {
      links.add(.baseElement, "base", at: tag.nameRange.lowerBound)
    }
    if tag.isCanonical(in: bytes) { home = home(in: tag) }
    if tag.isRefresh(in: bytes) || tag.isUnlisting(in: bytes) { isUnlisted = true }
    for (index, attribute) in tag.attributes.enumerated()
    // Of two attributes of one name browsers heed the first.
    where !tag.attributes[..<index].contains(where: { $0.name == attribute.name }) {
      if templates.areInert {
        for (address, _) in addresses(in: attribute, of: tag) { links.note(address) }
      } else {
        read(attribute, of: tag)
      }
    }
    templates.open(tag)
  }

  private mutating func read(_ attribute: HTMLAttribute, of tag: HTMLTag) {
    let offset = attribute.nameRange.lowerBound
    switch attribute.name {
    case "id": readID(value(of: attribute), at: offset)
    case "name" where tag.name == "a" && templates.isEmpty:
      anchors.append(String(decoding: value(of: attribute), as: UTF8.self))
    case "name" where tag.name == "map":
      maps.insert(String(decoding: value(of: attribute), as: UTF8.self))
    case "usemap":
      let name = String(decoding: value(of: attribute), as: UTF8.self)
      mapUses.append((name.hasPrefix("#") ? String(name.dropFirst()) : name, offset))
    case "style" where kind == .page: links.add(.styleAttribute, "style", at: offset)
    case let name where name.hasPrefix("on") && kind == .page:
      links.add(.inlineScript, name, at: offset)
    default:
      for (address, use) in addresses(in: attribute, of: tag) {
        links.read(address, for: use, from: attribute.name, at: offset)
      }
    }
  }

  private mutating func readID(_ id: ArraySlice<UInt8>, at offset: Int) {
    // Those in a shadow tree are seen by nobody outside.
    guard templates.isEmpty else { return }
    let id = String(decoding: id, as: UTF8.self)
    guard knownIDs.insert(id).inserted else { return links.add(.duplicateID, id, at: offset) }
    ids.append(id)
  }

  private func addresses(
    in attribute: HTMLAttribute, of tag: HTMLTag
  ) -> [(ArraySlice<UInt8>, AddressUse)] {
    switch attribute.name {
    case "srcset", "imagesrcset":
      return SourceSet(value(of: attribute)).addresses.map { ($0, .resource) }
    case "content" where tag.isRefresh(in: bytes):
      let address = value(of: attribute).refreshAddress
      return address.isEmpty ? [] : [(address, .link)]
    case "content" where tag.isCardPicture(in: bytes):
      return ownFile(value(of: attribute)).map { [($0, .link)] } ?? []
    default:
      return tag.use(ofAttributeNamed: attribute.name, in: bytes).map {
        [(value(of: attribute), $0)]
      } ?? []
    }
  }

  /// What stands before the page's path in its own whole address; empty in another page's.
  private func home(in tag: HTMLTag) -> [UInt8] {
    guard let attribute = tag.attribute(named: "href") else { return [] }
    let address = value(of: attribute)
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

  private func value(of attribute: HTMLAttribute) -> ArraySlice<UInt8> {
    bytes[attribute.valueRange].decodingHTMLReferences
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

import HTMLSyntax

/// Reads one page and judges what can be judged without the others.
struct PageCheck {
  private let bytes: [UInt8]
  private let paths: SitePaths
  /// The page's folder with its slash, or empty.
  private let folder: [UInt8]
  private var lines: LineCounter
  private let path: String
  private var ids: [String] = []
  private var knownIDs: Set<String> = []
  private var targets: Set<String> = []
  /// By address.
  private var fragments: [String: FragmentLink] = [:]
  private var findings: [SiteFinding] = []

  init(_ bytes: [UInt8], at path: String, in paths: SitePaths) {
    self.bytes = bytes
    self.path = path
    self.paths = paths
    folder = path.parentFolders.last.map { Array(($0 + "/").utf8) } ?? []
    lines = LineCounter(bytes)
  }

  mutating func run() -> CheckedPage {
    for token in HTMLTokenizer(bytes) {
      switch token.kind {
      case .startTag(let tag) where token.isComplete: read(tag)
      case .startTag(let tag): add(.brokenTag, tag.name, at: token.range.lowerBound)
      case .rawText(.script) where !bytes[token.range].allSatisfy(\.isBlank):
        add(.inlineScript, "script", at: token.range.lowerBound)
      default: break
      }
    }
    judgeOwnFragments()
    return CheckedPage(
      path: path, findings: findings, fragments: Array(fragments.values), links: links)
  }

  private mutating func read(_ tag: HTMLTag) {
    if tag.name == "base" { add(.baseElement, "base", at: tag.nameRange.lowerBound) }
    for attribute in tag.attributes { read(attribute, of: tag) }
  }

  private mutating func read(_ attribute: HTMLAttribute, of tag: HTMLTag) {
    let offset = attribute.nameRange.lowerBound
    switch attribute.name {
    case "id": readID(value(of: attribute), at: offset)
    case "style": add(.styleAttribute, "style", at: offset)
    case "srcset", "imagesrcset":
      for address in SourceSet(value(of: attribute)).addresses {
        readAddress(address, of: attribute, in: tag)
      }
    case "content" where tag.isRefresh(in: bytes):
      let address = value(of: attribute).refreshAddress
      if !address.isEmpty { readAddress(address, of: attribute, in: tag) }
    case let name where name.hasPrefix("on"): add(.inlineScript, name, at: offset)
    case let name where tag.isAddress(attributeNamed: name):
      readAddress(value(of: attribute), of: attribute, in: tag)
    default: break
    }
  }

  private mutating func readID(_ id: ArraySlice<UInt8>, at offset: Int) {
    let id = String(decoding: id, as: UTF8.self)
    guard knownIDs.insert(id).inserted else { return add(.duplicateID, id, at: offset) }
    ids.append(id)
  }

  private mutating func readAddress(
    _ address: ArraySlice<UInt8>, of attribute: HTMLAttribute, in tag: HTMLTag
  ) {
    let offset = attribute.nameRange.lowerBound
    let text = String(decoding: address, as: UTF8.self)
    switch PageAddress(address) {
    case .web:
      let isCanonical = tag.name == "link" && tag.isCanonical(in: bytes)
      guard tag.name == "a" && attribute.name == "href" || isCanonical else {
        return add(.foreignHost, text, at: offset)
      }
    case .mail:
      guard tag.name == "a" else { return add(.scheme, text, at: offset) }
    case .refused(.empty): add(.empty, attribute.name, at: offset)
    case .refused(let problem): add(problem, text, at: offset)
    case .file(let path, let fragment):
      guard let target = target(of: path, text, at: offset), let fragment else { return }
      remember(fragment, of: target, address: text, at: offset)
    }
  }

  /// The path of the file that is linked to, nil once it is found wanting.
  private mutating func target(
    of path: ArraySlice<UInt8>, _ text: String, at offset: Int
  ) -> String? {
    guard !path.isEmpty else { return self.path }
    switch paths.resolve(path, from: folder) {
    case .file(let target):
      targets.insert(target)
      return target
    case .folder: add(.folder, text, at: offset)
    case .wrongCase(let path): add(.wrongCase(path), text, at: offset)
    case .missing: add(.missing, text, at: offset)
    case .outside: add(.outside, text, at: offset)
    }
    return nil
  }

  private mutating func remember(
    _ fragment: ArraySlice<UInt8>, of target: String, address: String, at offset: Int
  ) {
    let id = String(decoding: fragment.percentDecoded, as: UTF8.self)
    // To browsers both mean the top of the page.
    if id.isEmpty || id == "top" || fragments[address] != nil { return }
    fragments[address] = FragmentLink(
      page: path, address: address, target: target, id: id, line: lines.line(at: offset))
  }

  private mutating func judgeOwnFragments() {
    for (address, link) in fragments where link.target == path {
      fragments[address] = nil
      if !knownIDs.contains(link.id) { findings.append(link.finding) }
    }
  }

  private var links: PageLinks {
    let elements = Set(
      fragments.values.compactMap { link in
        paths.place(of: link.target).map { PageLinks.Fragment(page: $0, id: link.id) }
      })
    return PageLinks(
      targets: targets.filter { $0 != path }.compactMap(paths.place).sorted(),
      fragments: elements.sorted(), ids: ids)
  }

  private func value(of attribute: HTMLAttribute) -> ArraySlice<UInt8> {
    bytes[attribute.valueRange].decodingHTMLReferences
  }

  private mutating func add(_ problem: SiteFinding.Problem, _ target: String, at offset: Int) {
    findings.append(
      SiteFinding(page: path, line: lines.line(at: offset), problem: problem, target: target))
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

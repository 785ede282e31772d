/// Judges the addresses of one file as they come, and keeps what they lead to.
struct LinkReader {
  let path: String
  private let paths: SitePaths
  /// The file's folder with its slash, or empty.
  private let folder: [UInt8]
  /// Whether `data:` is another way to write the file itself.
  private let mayEmbed: Bool
  private var lines: LineCounter
  private(set) var findings: [SiteFinding] = []
  private var targets: Set<String> = []
  /// By address.
  private var fragments: [String: FragmentLink] = [:]

  init(_ bytes: [UInt8], of kind: FileKind, at path: String, in paths: SitePaths) {
    self.path = path
    self.paths = paths
    folder = path.parentFolders.last.map { Array(($0 + "/").utf8) } ?? []
    mayEmbed = kind == .drawing
    lines = LineCounter(bytes)
  }

  /// `source` is what has the address, such as an attribute.
  mutating func read(
    _ address: ArraySlice<UInt8>, for use: AddressUse, from source: String, at offset: Int
  ) {
    let address = address.withoutOuterSpace
    let text = String(decoding: address, as: UTF8.self)
    switch PageAddress(address) {
    case .web: if use == .resource { add(.foreignHost, text, at: offset) }
    case .contact: if use == .resource { add(.scheme, text, at: offset) }
    case .embedded: if !mayEmbed { add(.scheme, text, at: offset) }
    case .refused(.empty): add(.empty, source, at: offset)
    case .refused(let problem): add(problem, text, at: offset)
    case .file(let path, let fragment):
      guard let target = target(of: path, text, at: offset), let fragment else { return }
      remember(fragment, of: target, address: text, at: offset)
    }
  }

  /// Of what a program may put on the page later on: nothing is judged.
  mutating func note(_ address: ArraySlice<UInt8>) {
    guard case .file(let path, _) = PageAddress(address.withoutOuterSpace),
      case .file(let target) = paths.resolve(path, from: folder)
    else { return }
    targets.insert(target)
  }

  mutating func add(_ problem: SiteFinding.Problem, _ target: String, at offset: Int) {
    findings.append(
      SiteFinding(page: path, line: lines.line(at: offset), problem: problem, target: target))
  }

  /// Once the file was read to its end; `ids` are those that may be linked to.
  mutating func checked(ids: [String], isUnlisted: Bool = false) -> CheckedPage {
    let known = Set(ids)
    for (address, link) in fragments where link.target == path {
      fragments[address] = nil
      if !known.contains(link.id) { findings.append(link.finding) }
    }
    return CheckedPage(
      path: path, findings: findings, fragments: Array(fragments.values), links: links(ids),
      isUnlisted: isUnlisted)
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
    guard let id = ElementName(fragment, in: target)?.text, fragments[address] == nil else {
      return
    }
    fragments[address] = FragmentLink(
      page: path, address: address, target: target, id: id, line: lines.line(at: offset))
  }

  private func links(_ ids: [String]) -> PageLinks {
    let elements = Set(
      fragments.values.compactMap { link in
        paths.place(of: link.target).map { PageLinks.Fragment(page: $0, id: link.id) }
      })
    return PageLinks(
      targets: targets.filter { $0 != path }.compactMap(paths.place).sorted(),
      fragments: elements.sorted(), ids: ids)
  }
}

extension ArraySlice<UInt8> {
  /// Browsers drop blanks and control characters around an address.
  fileprivate var withoutOuterSpace: ArraySlice<UInt8> {
    guard let last = lastIndex(where: { $0 > 0x20 }) else { return [] }
    return self[...last].drop { $0 <= 0x20 }
  }
}

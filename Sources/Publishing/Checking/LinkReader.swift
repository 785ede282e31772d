import HTMLSyntax

/// Judges the addresses of one file as they come, and keeps what they lead to.
struct LinkReader {
  let path: String
  /// That of the file, empty or with a slash at its end.
  let folder: [UInt8]
  private let paths: SitePaths
  /// Whether `data:` is another way to write the file itself.
  private let mayEmbed: Bool
  private var lines: LineCounter
  private let plainLinks: PlainLinks
  private var steps: PathSteps
  private(set) var findings: [SiteFinding] = []
  /// As places among the sorted paths of the site, in the order of the file.
  private(set) var targets: [Int32] = []
  /// By address.
  private var fragments: [String: FragmentLink] = [:]
  /// Those that lead to the file itself, with where they stand first: their line is only told of those that
  /// are found wanting.
  private var ownFragments: [String: (id: String, offset: Int)] = [:]

  init(_ bytes: [UInt8], of kind: FileKind, at path: String, in paths: SitePaths) {
    self.path = path
    self.paths = paths
    folder = path.parentFolder.map { Array("\($0)/".utf8) } ?? []
    plainLinks = PlainLinks(from: folder)
    steps = PathSteps(from: folder)
    mayEmbed = kind == .drawing
    lines = LineCounter(bytes)
    targets.reserveCapacity(64)
  }

  /// Takes an address in which nothing can be wrong, as it stands in the file; false of any other, which must
  /// be read or noted.
  mutating func take(_ address: Span<UInt8>) -> Bool {
    guard let target = paths.place(of: address, by: plainLinks) else { return false }
    targets.append(target)
    return true
  }

  /// Takes addresses that were found to lead there from another file of the folder.
  mutating func take(_ places: [Int32]) { targets += places }

  /// `source` is what has the address, such as an attribute.
  mutating func read(
    _ address: Span<UInt8>, for use: AddressUse, from source: @autoclosure () -> String,
    at offset: Int
  ) {
    let address = address.extracting(address.rangeWithoutOuterSpace)
    switch PageAddress(address) {
    case .file(let path, let fragment):
      if path.isEmpty {
        if let fragment { remember(fragment, of: self.path, address, at: offset) }
      } else if let target = target(of: address.extracting(path), address, at: offset),
        let fragment
      {
        remember(fragment, of: paths.sorted[Int(target)], address, at: offset)
      }
    case .web: if use == .resource { add(.foreignHost, address, at: offset) }
    case .contact: if use == .resource { add(.scheme, address, at: offset) }
    case .embedded: if !mayEmbed { add(.scheme, address, at: offset) }
    case .refused(.empty): add(.empty, source(), at: offset)
    case .refused(let problem): add(problem, address, at: offset)
    }
  }

  /// Of what a program may put on the page later on: nothing is judged.
  mutating func note(_ address: Span<UInt8>) {
    let address = address.extracting(address.rangeWithoutOuterSpace)
    guard case .file(let path, _) = PageAddress(address) else { return }
    steps.walk(address.extracting(path))
    if let target = paths.place(at: steps) { targets.append(target) }
  }

  mutating func add(_ problem: SiteFinding.Problem, _ target: String, at offset: Int) {
    findings.append(
      SiteFinding(page: path, line: lines.line(at: offset), problem: problem, target: target))
  }

  /// Once the file was read to its end; `ids` are those that may be linked to.
  mutating func checked(ids: [String], isUnlisted: Bool = false) -> CheckedPage {
    judgeOwnFragments(ids)
    return CheckedPage(
      path: path, findings: findings, fragments: Array(fragments.values), links: links(ids),
      isUnlisted: isUnlisted)
  }

  private mutating func add(
    _ problem: SiteFinding.Problem, _ address: Span<UInt8>, at offset: Int
  ) {
    add(problem, address.text(in: address.indices), at: offset)
  }

  /// The place of the file that is linked to, nil once it is found wanting.
  private mutating func target(
    of path: Span<UInt8>, _ address: Span<UInt8>, at offset: Int
  ) -> Int32? {
    steps.walk(path)
    guard let place = paths.place(at: steps) else {
      switch paths.resolution(at: steps) {
      case .file: break
      case .folder: add(.folder, address, at: offset)
      case .wrongCase(let path): add(.wrongCase(path), address, at: offset)
      case .missing: add(.missing, address, at: offset)
      case .outside: add(.outside, address, at: offset)
      }
      return nil
    }
    targets.append(place)
    return place
  }

  private mutating func remember(
    _ fragment: Range<Int>, of target: String, _ address: Span<UInt8>, at offset: Int
  ) {
    let text = address.text(in: address.indices)
    guard fragments[text] == nil, ownFragments[text] == nil,
      let id = ElementName(address.bytes(in: fragment)[...], in: target)?.text
    else { return }
    guard target != path else {
      ownFragments[text] = (id, offset)
      return
    }
    fragments[text] = FragmentLink(
      page: path, address: text, target: target, id: id, line: lines.line(at: offset))
  }

  private mutating func judgeOwnFragments(_ ids: [String]) {
    guard !ownFragments.isEmpty else { return }
    // Most pages have one such link: to their content.
    let known = ownFragments.count > 1 ? Set(ids) : []
    for (address, link) in ownFragments.sorted(by: { $0.value.offset < $1.value.offset })
    where !(ownFragments.count > 1 ? known.contains(link.id) : ids.contains(link.id)) {
      add(.missingFragment, address, at: link.offset)
    }
  }

  private func links(_ ids: [String]) -> PageLinks {
    let own = paths.place(of: path)
    guard !fragments.isEmpty else {
      return PageLinks(targets: targets.sortedOnce(without: own), fragments: [], ids: ids)
    }
    let elements = Set(
      fragments.values.compactMap { link in
        paths.place(of: link.target).map { PageLinks.Fragment(page: $0, id: link.id) }
      })
    return PageLinks(
      targets: targets.sortedOnce(without: own), fragments: elements.sorted(),
      ids: ids)
  }
}

extension Span<UInt8> {
  /// Browsers drop blanks and control characters around an address.
  fileprivate var rangeWithoutOuterSpace: Range<Int> {
    var range = indices
    while let first = range.first, self[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, self[last] <= 0x20 { range.removeLast() }
    return range
  }
}

extension [Int32] {
  /// Each place once, in ascending order.
  fileprivate func sortedOnce(without own: Int32?) -> [Int32] {
    var places: [Int32] = []
    places.reserveCapacity(count)
    for place in sorted() where place != places.last && place != own { places.append(place) }
    return places
  }
}

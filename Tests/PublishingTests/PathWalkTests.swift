import TestSupport
import Testing

@testable import Publishing

/// Links are looked up by their bytes, in memory that is used again; here is the same without haste.
@Suite struct `A walk along a link` {
  @Test(arguments: UInt64(1)...UInt64(2000))
  func `ends where a plain reading of the link does`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let files = Set((0..<8).map { _ in randomPath(&generator) }).subtracting([""])
    let paths = SitePaths(files)
    let folder = ["", "a/", "a/b/"].randomElement(using: &generator) ?? ""
    for _ in 0..<20 {
      let link = randomLink(&generator)
      #expect(
        paths.resolve(Array(link.utf8)[...], from: Array(folder.utf8))
          == plainly(link, from: folder, among: files), "seed \(seed), \(link)")
    }
  }

  @Test(arguments: UInt64(1)...UInt64(2000))
  func `leads where a link leads that is looked up as it stands`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let files = Set((0..<8).map { _ in randomPath(&generator) }).subtracting([""])
    let odd = ["a/b c.html", "a/.b", "a:b", "a/c?.html", "b%61", "a/\u{E9}.html", "b//c.html"]
    let paths = SitePaths(files.union(odd))
    let folder = ["", "a/", "a/b/", "b//", "a:b/"].randomElement(using: &generator) ?? ""
    let links = PlainLinks(from: Array(folder.utf8))
    for _ in 0..<20 {
      let ups = String(repeating: "../", count: Int.random(in: 0...3, using: &generator))
      let link =
        Bool.random(using: &generator)
        ? randomLink(&generator) : ups + (paths.sorted.randomElement(using: &generator) ?? "")
      let bytes = Array(link.utf8)
      guard let place = paths.place(of: bytes.span, by: links) else { continue }
      #expect(
        PageAddress(bytes.span) == .file(path: bytes.indices, fragment: nil),
        "seed \(seed), \(link)")
      #expect(
        paths.resolve(bytes[...], from: Array(folder.utf8)) == .file(paths.sorted[Int(place)]),
        "seed \(seed), \(link)")
    }
  }

  @Test(arguments: [
    ("c.html", "a/b/c.html"), ("../c.html", "a/c.html"), ("../../c.html", "c.html"),
    ("../b/c.html", "a/b/c.html"), ("../../../c.html", nil), ("../../a/../c.html", nil),
    ("./c.html", nil), ("../b", nil), ("", nil), ("../", nil), ("../../", nil),
    ("c.html#x", nil), ("c.html?x", nil), (" c.html", nil), ("d e.html", nil),
  ])
  func `is needed for all but steps up and a plain path`(link: String, file: String?) {
    let paths = SitePaths(["a/b/c.html", "a/c.html", "c.html", "a/b/d e.html"])
    let links = PlainLinks(from: Array("a/b/".utf8))
    let place = paths.place(of: Array(link.utf8).span, by: links)
    #expect(place.map { paths.sorted[Int($0)] } == file)
  }

  @Test func `is needed for a path that is too long to be looked up as it stands`() {
    let name = String(repeating: "a", count: 513)
    let paths = SitePaths([name])
    let links = PlainLinks(from: [])
    #expect(paths.place(of: Array(name.utf8).span, by: links) == nil)
    #expect(paths.resolve(Array(name.utf8)[...], from: []) == .file(name))
  }

  @Test func `tells two ways to write a letter apart, and finds the last`() {
    let paths = SitePaths(["caf\u{E9}.html", "cafe\u{301}.html", "a.html"])
    let links = ["caf%C3%A9.html", "cafe%CC%81.html"]
    let found = links.map { paths.resolve(Array($0.utf8)[...], from: []) }
    #expect(Set(found.map { $0 == .file("café.html") }) == [true, false])
    #expect(Set(found.map { $0 == .wrongCase("café.html") }) == [true, false])
  }

  @Test func `finds each of many paths, and no other`() {
    let all = (0..<5000).map { "films/\($0)-the-\($0 % 7).html" }
    let paths = SitePaths(all)
    for path in all {
      #expect(paths.resolve(Array(path.utf8)[...], from: []) == .file(path))
      #expect(paths.resolve(Array("\(path)l".utf8)[...], from: []) == .missing)
    }
  }

  private func plainly(
    _ link: String, from folder: String, among files: Set<String>
  ) -> SitePaths.Resolution {
    var steps = folder.split(separator: "/").map(String.init)
    var isFolder = false
    for segment in link.split(separator: "/", omittingEmptySubsequences: false) {
      if segment.isEmpty, segment.endIndex != link.endIndex { return .missing }
      let name = String(segment).replacing("%2e", with: ".").replacing("%2F", with: "/")
        .replacing("%61", with: "a")
      if name.contains("/") { return .missing }
      isFolder = ["", ".", ".."].contains(name)
      if name == ".." {
        guard !steps.isEmpty else { return .outside }
        steps.removeLast()
      } else if name != "." {
        steps.append(name)
      }
    }
    let target = steps.joined(separator: "/")
    if isFolder || files.contains(where: { $0.hasPrefix("\(target)/") }) { return .folder }
    if files.contains(target) { return .file(target) }
    let others = files.filter { $0.lowercased() == target.lowercased() }
    return others.max().map { .wrongCase($0) } ?? .missing
  }

  private func randomPath(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      ["a", "A", "b", "c.html", "C.html"].randomElement(using: &generator) ?? ""
    }.joined(separator: "/")
  }

  private func randomLink(_ generator: inout SeededGenerator) -> String {
    let segments = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      ["a", "A", "b", "c.html", "%61", ".", "..", "%2e%2e", "..%2F", "C.html", ""]
        .randomElement(using: &generator) ?? ""
    }
    let end = Int.random(in: 0..<6, using: &generator) == 0 ? "/" : ""
    return segments.joined(separator: "/") + end
  }
}

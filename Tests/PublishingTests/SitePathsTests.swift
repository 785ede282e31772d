import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `Paths of a site` {
  @Test(arguments: [
    ("", "is empty"),
    ("/etc/passwd", "is absolute"),
    ("a\u{0}b", "has a control character"),
    ("a\nb", "has a control character"),
    ("a\\b", "has a backslash"),
    ("a//b", "has an empty segment"),
    ("a/", "has an empty segment"),
    ("./a", "has a dot segment"),
    ("a/../b", "has a dot segment"),
    (".git/config", "has the hidden segment '.git'"),
    ("a/.hidden", "has the hidden segment '.hidden'"),
    ("a/.nojekyll", "has the hidden segment '.nojekyll'"),
    (".well-known", "has the hidden segment '.well-known'"),
    ("a/.well-known/b", "has the hidden segment '.well-known'"),
    (String(repeating: "a", count: 256), "has a segment of more than 255 bytes"),
  ])
  func `a path that no site may have is refused`(path: String, refusal: String) {
    #expect(throws: Fault.refusedPath(path, refusal)) {
      try SitePaths(planned: [.sample(path)])
    }
  }

  @Test(arguments: [
    "index.html", "characters/1-rick-sanchez.html", ".nojekyll", ".well-known/a.txt",
    "a..b/c.d.html",
  ])
  func `an ordinary path is taken`(path: String) throws {
    #expect(try SitePaths(planned: [.sample(path)]).contains(path))
  }

  @Test(arguments: [
    (["a.html", "a.html"], "a.html", "a.html"),
    (["a.html", "A.html"], "a.html", "A.html"),
    (["é.html", "É.html"], "é.html", "É.html"),
    (["a", "a/b.html"], "a", "a/b.html"),
    (["a/b/c.html", "A"], "A", "a/b/c.html"),
    (["b/a.html", "b"], "b", "b/a.html"),
    ([Manifest.fileName + "/x.html"], Manifest.fileName, Manifest.fileName + "/x.html"),
    ([Manifest.fileName], Manifest.fileName, Manifest.fileName),
  ])
  func `two paths that are one file somewhere are refused`(
    paths: [String], first: String, second: String
  ) {
    #expect(throws: Fault.collidingPaths(.sample(first), .sample(second))) {
      try SitePaths(planned: paths.map { .sample($0) })
    }
  }

  @Test(arguments: 0..<200)
  func `are refused where two of them are one file or one is a folder of another`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = seed.isMultiple(of: 2) ? ["a", "b"] : ["a", "A", "b", "é"]
    let paths = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? ""
      }.joined(separator: "/")
    }
    let folded = paths.map { $0.lowercased() }
    let areOne = Set(folded).count < folded.count
    let isFolder = folded.contains { path in folded.contains { $0.hasPrefix(path + "/") } }
    let mustBeRefused = areOne || isFolder
    do {
      _ = try SitePaths(planned: paths.map { .sample($0) })
      #expect(!mustBeRefused, "seed \(seed): \(paths)")
    } catch {
      #expect(mustBeRefused, "seed \(seed): \(paths), \(error)")
    }
  }

  @Test(arguments: [
    ("", "index.html", SitePaths.Resolution.file("index.html")),
    ("", "moons/1-io.html", .file("moons/1-io.html")),
    ("", "./moons/./1-io.html", .file("moons/1-io.html")),
    ("moons/", "../index.html", .file("index.html")),
    ("moons/", "../moons/1-io.html", .file("moons/1-io.html")),
    ("moons/", "%31-io.html", .file("moons/1-io.html")),
    ("moons/", "%2e%2e/index.html", .file("index.html")),
    ("moons/", "../../index.html", .outside),
    ("", "../index.html", .outside),
    ("", "Index.html", .wrongCase("index.html")),
    ("", "moons", .folder),
    ("", "moons/", .folder),
    ("moons/", ".", .folder),
    ("moons/", "..", .folder),
    ("moons/", "../", .folder),
    ("", "moons//1-io.html", .missing),
    ("", "moons%2F1-io.html", .missing),
    ("", "2.html", .missing),
    ("", "index.html/", .folder),
    ("", "%FF", .missing),
  ])
  func `a link leads where browsers take it`(
    folder: String, link: String, resolution: SitePaths.Resolution
  ) {
    let paths = SitePaths(["index.html", "moons/1-io.html"])
    #expect(paths.resolve(Array(link.utf8)[...], from: Array(folder.utf8)) == resolution)
  }

  @Test(arguments: UInt64(1)...UInt64(2000))
  func `a path that is taken stays inside and is not hidden`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = randomPath(&generator)
    guard PlannedFile.refusal(of: path) == nil else { return }
    let whole = URL(fileURLWithPath: "/root/site/\(path)").standardized.path
    #expect(whole == "/root/site/\(path)", "seed \(seed)")
    let hidden = path.split(separator: "/").filter { $0.hasPrefix(".") }
    #expect(hidden.allSatisfy { [".nojekyll", ".well-known"].contains($0) }, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...UInt64(200))
  func `every file can be written and linked to from every other`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let files = (0..<6).map { _ in PlannedFile.sample(randomPath(&generator)) }
    let paths: SitePaths
    do {
      paths = try SitePaths(planned: files)
    } catch {
      return
    }
    for from in files {
      let depth = from.path.parentFolders.count
      let folder = Array(from.path.utf8.prefix(from.path.utf8.count - lastName(of: from.path)))
      for target in files {
        let link = String(repeating: "../", count: depth) + percentEncoded(target.path)
        let resolution = paths.resolve(Array(link.utf8)[...], from: folder)
        #expect(resolution == .file(target.path), "seed \(seed)")
      }
    }
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample(files))
      let written = Set(try scratch.tree().keys)
      #expect(written == Set(files.map(\.path) + [Manifest.fileName]), "seed \(seed)")
    }
  }

  private func randomPath(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "b", "C", "1-io", ".html", ".", "..", "/", "/", "é", "%", " ", "?", "#", ".nojekyll",
      ".well-known", "\\", "~", "\n",
    ]
    let count = Int.random(in: 1...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private func lastName(of path: String) -> Int {
    path.split(separator: "/").last?.utf8.count ?? 0
  }

  private func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + String(0x100 + Int(byte), radix: 16).dropFirst()
    }.joined()
  }
}

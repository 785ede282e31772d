import TestSupport
import Testing

@testable import Publishing

@Suite struct `A table of paths` {
  @Test func `of none has none`() {
    #expect(PathTable([String]()).place(of: "index.html") == nil)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `finds each path by its bytes, and no other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let paths = Set(
      (0..<Int.random(in: 1...300, using: &generator)).map { _ in Self.path(&generator) })
    let table = PathTable(paths)
    #expect(table.sorted == paths.sorted(), "seed \(seed)")
    let places = Dictionary(
      uniqueKeysWithValues: table.sorted.enumerated().map { (Array($1.utf8), $0) })
    for path in Array(paths) + (0..<600).map({ _ in Self.path(&generator) }) {
      let bytes = Array(path.utf8)
      let place = places[bytes].map(Int32.init)
      #expect(table.place(of: bytes.span) == place, "seed \(seed), \(path)")
      // What is plain is found as it stands, and nothing else is.
      let plain = table.plainPlace(of: bytes.span)
      #expect(plain == (Self.isPlain(path) ? place : nil), "seed \(seed), \(path)")
    }
  }

  private static func isPlain(_ path: String) -> Bool { !path.contains { " é%".contains($0) } }

  /// Of few names, so that many begin or end alike, and that differ in a letter.
  private static func path(_ generator: inout SeededGenerator) -> String {
    let names = [
      "1-io", "1-io2", "2-io", "moons", "a-name-that-is-longer-than-sixteen", "é", "a b", "100%",
    ]
    let folders = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      names.randomElement(using: &generator) ?? ""
    }
    return (folders + ["\(names.randomElement(using: &generator) ?? "").html"]).joined(
      separator: "/")
  }
}

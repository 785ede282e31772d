import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `The links of a page` {
  @Test(arguments: 0..<200)
  func `are read back as they were written`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let places = Set(
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Int32.random(in: 0...(1 << Int32.random(in: 0...30, using: &generator)), using: &generator)
      }
    ).sorted()
    let links = PageLinks(
      targets: places,
      fragments: places.prefix(3).map { PageLinks.Fragment(page: $0, id: "s-\($0)#é \"") },
      ids: places.map { "id \($0)" })
    let read = try JSONDecoder().decode(PageLinks.self, from: JSONEncoder().encode(links))
    #expect(read == links, "seed \(seed)")
  }

  @Test(arguments: ["!", "gA==", "AQ==", "AQE="])
  func `that nobody wrote are refused`(targets: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PageLinks.self, from: Data("{\"targets\":\"\(targets)\"}".utf8))
    }
  }

  @Test(arguments: 0..<100)
  func `stay as they are among the same paths, and nowhere lead beyond them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let places = Set((0..<6).map { _ in Int32.random(in: -1...20, using: &generator) }).sorted()
    let links = PageLinks(
      targets: places,
      fragments: places.prefix(2).map { .init(page: $0 + 1, id: "s") }, ids: ["top"])
    let count = Int.random(in: 0...22, using: &generator)
    #expect(
      links.among(count) == links.moved(to: (0..<Int32(count)).map(\.self)), "seed \(seed)")
  }

  @Test func `follow the files they lead to`() throws {
    let links = PageLinks(
      targets: [0, 2], fragments: [.init(page: 2, id: "io")], ids: ["top"])
    #expect(
      links.moved(to: [5, nil, 1])
        == PageLinks(targets: [1, 5], fragments: [.init(page: 1, id: "io")], ids: ["top"]))
    #expect(links.moved(to: [5, 1, nil]) == nil)
    #expect(links.moved(to: [5, 1]) == nil)
  }
}

import Diagnostics
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `Damage that shows in use` {
  @Test(arguments: [
    "UPDATE bodies SET deflated = substr(deflated, 1, 5) || x'00' || substr(deflated, 7)",
    "UPDATE bodies SET deflated = zeroblob(0)", "UPDATE bodies SET size = size + 1",
    "UPDATE bodies SET size = -1", "UPDATE bodies SET size = 1 << 62",
    "UPDATE bodies SET size = 'large'", "UPDATE runs SET counts = 'many'",
  ])
  func `is a fault, and the next run moves the file aside`(change: String) async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.complete([.sample("http://a/1", "Io, Europa, Ganymede and Callisto")])
      try store.write { try $0.execute(sql: change) }
      #expect(throws: Fault.corruptStore(folder.store)) {
        try store.lastCompleteRun(of: "solar")?.answer("http://a/1")
      }
      try store.close()

      let (next, warnings) = try Store.open(folder.cache)
      #expect(warnings.map(\.kind) == [.rebuiltStore])
      #expect(try next.count("answers") == 0)
      try next.close()
      let (last, none) = try Store.open(folder.cache)
      #expect(none == [])
      try last.close()
    }
  }

  @Test func `of a picture's name is a fault too`() async throws {
    try await Store.run { store, folder in
      try store.keep(.sample(), bytes: Array("a picture".utf8))
      try store.write { try $0.execute(sql: "UPDATE pictures SET digest = '../../etc/passwd'") }
      #expect(throws: Fault.corruptStore(folder.store)) { try store.picture("http://a/1.jpg") }
    }
  }

  @Test func `is told apart from a full disk, which leaves the store as it was`() async throws {
    try await Store.run { store, folder in
      let run = try store.run(.sample(), at: 100)
      try run.keep(.sample())
      try store.setMostPages(12)
      var generator = SeededGenerator(seed: 3)
      let noise = (0..<20_000).map { _ in String(generator.next(), radix: 36) }.joined()
      let fault = #expect(throws: Fault.self) { try run.keep(.sample("http://a/2", noise)) }
      #expect(
        fault?.sentence == """
          \(folder.store) could not be written: the disk is full. \
          Free some space, or choose another folder with --cache.
          """)
      #expect(try run.answer("http://a/1") == .sample())
      try store.setMostPages(1_000_000)
      try run.keep(.sample("http://a/2", noise))
    }
  }
}

extension Store {
  fileprivate func setMostPages(_ count: Int) throws {
    try queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(count)") }
  }
}

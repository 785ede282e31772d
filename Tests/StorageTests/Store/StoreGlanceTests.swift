import Diagnostics
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `A glance at a store` {
  @Test func `sees the newest complete run of each fingerprint`() async throws {
    try await Store.run { store, folder in
      let io = StoredAnswer.sample("http://a/1", "Io")
      try store.complete(.sample(), [io], counts: ["moons": 1], at: 100)
      try store.complete(
        .sample(), [io, .sample("http://a/2", "Europa"), .sample("http://a/3", "Io")],
        counts: ["moons": 3], at: 200)
      try store.complete(.sample(fingerprint: "rings"), at: 300)
      try store.complete(.sample(isSample: true), [io], at: 400)
      try store.complete(.sample(source: "stars"), at: 500)
      try store.run(.sample(), at: 600).keep(io)
      let glance = try #require(try StoreGlance(folder.cache))
      #expect(glance.runs.map(\.source) == ["stars", "solar", "solar"])
      #expect(glance.runs.map(\.fingerprint) == ["planets", "rings", "planets"])
      #expect(glance.runs.map(\.finishedAt) == [510, 310, 210])
      #expect(glance.runs.map(\.counts) == [[:], [:], ["moons": 3]])
      // Io and Europa, each once.
      #expect(glance.runs.map(\.byteCount) == [0, 0, 8])
    }
  }

  @Test func `sees how much the pictures of a source are`() async throws {
    try await Store.run { store, folder in
      try store.keep(.sample(), bytes: Array("a picture".utf8))
      try store.keep(.sample("http://a/2.jpg", "more"), bytes: Array("more".utf8))
      try store.keep(.sample("http://b/2.jpg", "star", source: "stars"), bytes: Array("star".utf8))
      #expect(try StoreGlance(folder.cache)?.pictureBytes == ["solar": 13, "stars": 4])
    }
  }

  @Test(arguments: ["cache", "a 50 % sure? #1"])
  func `changes nothing`(name: String) async throws {
    try await TemporaryFolder.run { folder in
      let cache = "\(folder.path)/\(name)"
      let store = try Store.open(cache).store
      try store.complete([.sample()])
      try store.close()
      let before = try Self.files(in: cache)
      #expect(
        before.keys.sorted() == [
          ".gitignore", "CACHEDIR.TAG", "store.sqlite", "store.sqlite-closed",
        ])
      #expect(try StoreGlance(cache)?.runs.count == 1)
      #expect(try Self.files(in: cache) == before)
    }
  }

  @Test func `makes no cache where there is none`() async throws {
    try await TemporaryFolder.run { folder in
      #expect(try StoreGlance(folder.cache) == nil)
      #expect(try StoreGlance(folder.path) == nil)
      try folder.write("mine", to: "file")
      #expect(try StoreGlance(folder.path + "/file") == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }
  }

  @Test func `of an empty file sees no run`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "cache/store.sqlite")
      #expect(try StoreGlance(folder.cache)?.runs == [])
      #expect(try folder.names() == ["store.sqlite"])
    }
  }

  @Test func `waits neither for the lock nor for a process that writes`() async throws {
    try await TemporaryFolder.run { folder in
      let lock = try await CacheLock.acquire(folder.cache, waiting: { _ in })
      let writer = try WriterProcess("write", folder.cache)
      try await WriterProcess.wait { _ = writer.lines(60) }
      for _ in 0..<20 {
        let glance = try #require(try StoreGlance(folder.cache))
        let run = try #require(glance.runs.first)
        // A state of the store that is whole: a complete run has all its answers.
        #expect(run.counts["number"] ?? 0 > 0)
        #expect(run.byteCount > 70_000)
      }
      try await WriterProcess.wait { writer.kill() }
      // What the killed process left behind does not stop it either, and stays for the next run.
      let left = try folder.names()
      #expect(left.contains("store.sqlite-wal"))
      #expect(try StoreGlance(folder.cache)?.runs.isEmpty == false)
      #expect(try folder.names() == left)
      lock.release()
      let (store, warnings) = try Store.open(folder.cache)
      #expect(warnings == [])
      try store.close()
    }
  }

  @Test(arguments: [
    "This is no database.", String(repeating: "This is no database. ", count: 1_000),
  ])
  func `of what is no store is a fault, and it stays as it is`(text: String) async throws {
    try await TemporaryFolder.run { folder in
      try folder.write(text, to: "cache/store.sqlite")
      #expect(throws: Fault.damagedStore(folder.store)) { try StoreGlance(folder.cache) }
      #expect(try folder.names() == ["store.sqlite"])
      #expect(try folder.bytes(folder.store) == Array(text.utf8))
    }
  }

  @Test func `of a store that was cut off, is another program's or known to be damaged is a fault`()
    async throws
  {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.complete([.sample("http://a/1", String(repeating: "Io ", count: 90_000))])
      try store.close()
      let bytes = try folder.bytes(folder.store)
      try StoreFile(path: folder.store).markAsDamaged()
      #expect(throws: Fault.damagedStore(folder.store)) { try StoreGlance(folder.cache) }
      unlink(folder.store + "-damaged")
      try Data(bytes[..<4_096]).write(to: URL(filePath: folder.store))
      #expect(throws: Fault.damagedStore(folder.store)) { try StoreGlance(folder.cache) }
      unlink(folder.store)
      let other = try DatabaseQueue(path: folder.store)
      try await other.write { try $0.execute(sql: "CREATE TABLE songs (title TEXT)") }
      try other.close()
      #expect(throws: Fault.damagedStore(folder.store)) { try StoreGlance(folder.cache) }
      #expect(
        try folder.names().filter { $0.hasPrefix("store") } == [
          "store.sqlite", "store.sqlite-closed",
        ])
    }
  }

  @Test func `of a newer store is a fault`() async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9999')") }
      // Beside one who writes, and alone.
      #expect(throws: Fault.newerStore(folder.store)) { try StoreGlance(folder.cache) }
      try store.close()
      #expect(throws: Fault.newerStore(folder.store)) { try StoreGlance(folder.cache) }
    }
  }

  @Test func `is a fault if a folder is in its place`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "cache/store.sqlite/file")
      #expect(throws: Fault.unreadableCache(folder.store, EISDIR)) {
        try StoreGlance(folder.cache)
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `needs no right to write`() async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.complete([.sample()])
      try store.close()
      chmod(folder.store, 0o400)
      chmod(folder.cache, 0o500)
      #expect(try StoreGlance(folder.cache)?.runs.count == 1)
      chmod(folder.store, 0)
      #expect(throws: Fault.unreadableCache(folder.store, EACCES)) {
        try StoreGlance(folder.cache)
      }
      chmod(folder.cache, 0o700)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `of what a killed process left where nothing may be written sees what it can`() async throws
  {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.complete([.sample()])
      try store.close()
      // A log without its index, which only a writer could make.
      try folder.write("", to: "cache/store.sqlite-wal")
      chmod(folder.cache, 0o500)
      #expect(try StoreGlance(folder.cache)?.runs.count == 1)
      chmod(folder.cache, 0o700)
    }
  }

  private static func files(in folder: String) throws -> [String: Data] {
    try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: URL(filePath: "\(folder)/\($1)"))
    }
  }
}

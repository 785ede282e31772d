import Diagnostics
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `The file of the store` {
  @Test(arguments: ["no", String(repeating: "This is no database. ", count: 1_000)])
  func `is moved aside if it is none, and made anew`(text: String) async throws {
    try await TemporaryFolder.run { folder in
      try folder.write(text, to: "cache/store.sqlite")
      let (store, warnings) = try Store.open(folder.cache)
      #expect(warnings.map(\.kind) == [.rebuiltStore])
      #expect(
        warnings.map(\.sentence) == [
          "\(folder.store) was damaged. It is now \(folder.store).corrupt-1, "
            + "and what was in it is fetched anew."
        ])
      #expect(try folder.bytes(folder.store + ".corrupt-1") == Array(text.utf8))
      try store.complete([.sample()])
      try store.close()
      try expectSound(folder)
    }
  }

  @Test func `is made where an empty one lies`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "cache/store.sqlite")
      try expectSound(folder)
    }
  }

  @Test func `is moved aside if it was cut off`() async throws {
    try await TemporaryFolder.run { folder in
      let bytes = try sample(in: folder)
      try Data(bytes[..<(bytes.count / 2)]).write(to: URL(filePath: folder.store))
      try expectMovedAside(folder, number: 1)
      try Data(bytes[..<(bytes.count / 3)]).write(to: URL(filePath: folder.store))
      try expectMovedAside(folder, number: 2)
    }
  }

  @Test func `gives right answers or none, whichever page is overwritten`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    try await TemporaryFolder.run { folder in
      let bytes = try sample(in: folder)
      for page in 0..<(bytes.count / 4_096) {
        var damaged = bytes
        for index in (page * 4_096)..<((page + 1) * 4_096) {
          damaged[index] = UInt8.random(in: .min ... .max, using: &generator)
        }
        try Data(damaged).write(to: URL(filePath: folder.store))
        try expectNothingWrong(folder, "seed \(seed), page \(page)")
      }
    }
  }

  @Test func `is moved aside whole if it is another program's`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "cache/store.sqlite")
      let other = try DatabaseQueue(path: folder.store)
      try await other.write { connection in
        try connection.execute(
          sql: "CREATE TABLE songs (title TEXT); INSERT INTO songs VALUES ('Heroes')")
      }
      try other.close()
      try expectMovedAside(folder, number: 1)
      let moved = try DatabaseQueue(path: folder.store + ".corrupt-1")
      #expect(
        try await moved.read { try String.fetchAll($0, sql: "SELECT title FROM songs") } == [
          "Heroes"
        ])
      #expect(try await moved.read { try !$0.tableExists("answers") })
      try moved.close()
    }
  }

  @Test(arguments: ["DROP TABLE pictures", "DROP INDEX answersByBody", "CREATE TABLE x (y)"])
  func `is moved aside if its tables are not the store's`(change: String) async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.write { try $0.execute(sql: change) }
      try store.close()
      try expectMovedAside(folder, number: 1)
    }
  }

  @Test func `notes of which number its tables were when they were compared`() async throws {
    try await TemporaryFolder.run { folder in
      try sample(in: folder)
      let file = StoreFile(path: folder.store)
      let noted = try #require(file.closing?.tables)
      try expectSound(folder)
      #expect(file.closing?.tables == noted)
      // Of an older wikigen, which noted none.
      try FileManager.default.removeItem(atPath: file.closedMark)
      try file.noteAsClosed()
      #expect(file.closing == StoreFile.Closing(tables: nil))
      try expectSound(folder)
      #expect(file.closing?.tables == noted)
    }
  }

  @Test func `is not taken for what it was once its tables are others`() async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.write { try $0.execute(sql: "DROP INDEX answersByBody") }
      try store.close()
      let file = StoreFile(path: folder.store)
      #expect(file.closing == StoreFile.Closing(tables: nil))
      // A number that was theirs before.
      try file.noteAsClosed(tables: 1)
      #expect(file.closing?.tables == 1)
      try expectMovedAside(folder, number: 1)
    }
  }

  @Test func `is not taken for closed by a mark that says more than a number`() async throws {
    try await TemporaryFolder.run { folder in
      try sample(in: folder)
      let file = StoreFile(path: folder.store)
      let mark = String(decoding: try folder.bytes(file.closedMark), as: UTF8.self)
      for end in ["x\n", "7", "7\n7\n", "07\n"] {
        try folder.write(mark + end, to: "cache/store.sqlite-closed")
        #expect(file.closing == nil)
      }
      try folder.write(mark, to: "cache/store.sqlite-closed")
      #expect(file.closing != nil)
    }
  }

  @Test func `of a newer wikigen is refused and left as it is`() async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('1000')") }
      try store.close()
      let bytes = try folder.bytes(folder.store)
      #expect(throws: Fault.newerStore(folder.store)) { try Store.open(folder.cache) }
      #expect(try folder.bytes(folder.store) == bytes)
      #expect(
        try folder.names() == [".gitignore", "CACHEDIR.TAG", "store.sqlite", "store.sqlite-closed"])
    }
  }

  @Test func `is a fault if a folder is in its place`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "cache/store.sqlite/file")
      let fault = #expect(throws: Fault.self) { try Store.open(folder.cache) }
      #expect(fault?.category == .output)
      #expect(fault?.subject == folder.store)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `is a fault if it can't be written`() async throws {
    try await TemporaryFolder.run { folder in
      try sample(in: folder)
      chmod(folder.store, 0o400)
      let fault = #expect(throws: Fault.self) {
        try Store.open(folder.cache).store.run(.sample(), at: 100)
      }
      #expect(fault?.category == .output)
    }
  }

  @Test func `is read whole again as soon as it is not as it was closed`() async throws {
    try await TemporaryFolder.run { folder in
      var bytes = try sample(in: folder)
      let file = StoreFile(path: folder.store)
      #expect(file.isAsClosed)
      // The same bytes are another file all the same.
      try Data(bytes).write(to: URL(filePath: folder.store))
      #expect(!file.isAsClosed)
      try expectSound(folder)
      #expect(file.isAsClosed)
      // Only who reads it whole sees that a page in its middle is none.
      let middle = bytes.count / 2 / 16_384 * 16_384
      for index in middle..<(middle + 16_384) { bytes[index] = 0xFF }
      try Data(bytes).write(to: URL(filePath: folder.store))
      try file.noteAsClosed()
      try expectSound(folder)
      // Other times, as after a copy.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.store)
      try expectMovedAside(folder, number: 1)
    }
  }

  @Test
  func `is not taken for closed while a log lies beside it, or once it is known to be damaged`()
    async throws
  {
    try await TemporaryFolder.run { folder in
      try sample(in: folder)
      let file = StoreFile(path: folder.store)
      try folder.write("", to: "cache/store.sqlite-wal")
      #expect(!file.isAsClosed)
      unlink(folder.store + "-wal")
      #expect(file.isAsClosed)
      try file.markAsDamaged()
      try FileManager.default.removeItem(atPath: folder.store + "-closed")
      try file.noteAsClosed()
      #expect(!file.isAsClosed)
      try expectMovedAside(folder, number: 1)
    }
  }

  @Test func `is closed as well where that can't be noted`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("mine", to: "cache/store.sqlite-closed/file")
      try sample(in: folder)
      #expect(!StoreFile(path: folder.store).isAsClosed)
      try expectSound(folder)
    }
  }

  @Test func `is of no use once it is closed`() async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      try store.close()
      let fault = #expect(throws: Fault.self) { try store.run(.sample(), at: 1) }
      #expect(fault?.category == .bug)
    }
  }

  /// A closed store of some pages, and its bytes.
  @discardableResult
  private func sample(in folder: TemporaryFolder) throws -> [UInt8] {
    let store = try Store.open(folder.cache).store
    try store.complete(answers)
    try store.close()
    return try folder.bytes(folder.store)
  }

  private let answers: [StoredAnswer] = {
    var generator = SeededGenerator(seed: 7)
    return (0..<20).map { number in
      let words = (0..<(number * 40)).map { _ in String(generator.next(), radix: 36) }
      return .sample("http://a/\(number)", words.joined(separator: " "))
    }
  }()

  private func expectMovedAside(_ folder: TemporaryFolder, number: Int) throws {
    let (store, warnings) = try Store.open(folder.cache)
    #expect(warnings.map(\.kind) == [.rebuiltStore])
    #expect(try folder.names().contains("store.sqlite.corrupt-\(number)"))
    #expect(try store.count("answers") == 0)
    try store.close()
    try expectSound(folder)
  }

  private func expectSound(_ folder: TemporaryFolder) throws {
    let (store, warnings) = try Store.open(folder.cache)
    #expect(warnings == [])
    try store.close()
  }

  private func expectNothingWrong(_ folder: TemporaryFolder, _ place: String) throws {
    let (store, warnings) = try Store.open(folder.cache)
    var isDamaged = false
    do throws(Fault) {
      let run = try store.lastCompleteRun(of: "solar")
      for answer in answers {
        let kept = try run?.answer(answer.url)
        #expect(kept == nil || kept == answer, "\(place)")
      }
      #expect(run != nil || warnings.count == 1, "\(place)")
    } catch {
      #expect(error == .corruptStore(folder.store), "\(place)")
      isDamaged = true
    }
    try store.close()
    if isDamaged {
      let (next, warnings) = try Store.open(folder.cache)
      #expect(warnings.count == 1, "\(place)")
      try next.close()
    }
  }
}

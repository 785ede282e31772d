import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct `Removal of a cache` {
  private static let picture = "pictures/\("a picture".digest.prefix(2))/\("a picture".digest).jpg"

  /// What a run leaves, as well as it can be without one.
  private static func fill(_ folder: TemporaryFolder) async throws {
    try await CacheLock.acquire(folder.cache, patience: .zero) { _ in }.release()
    let store = try Store.open(folder.cache).store
    try store.keep(.sample(), bytes: Array("a picture".utf8))
    try store.close()
    for name in [
      "store.sqlite-wal", "store.sqlite-damaged", "store.sqlite-closed",
      "store.sqlite-closed.a8Xb0Q", "store.sqlite.corrupt-1",
      "store.sqlite.corrupt-12-shm", "\(picture).x7GhT1",
    ] {
      try folder.write("", to: "cache/\(name)")
    }
  }

  @Test func `takes all that runs leave, the lock last`() async throws {
    try await TemporaryFolder.run { folder in
      try await Self.fill(folder)
      let removal = try #require(try CacheRemoval(of: folder.cache))
      #expect(removal.foreign == [])
      #expect(removal.files.last == "lock")
      #expect(removal.files.contains(Self.picture))
      #expect(removal.bytes > 9)
      try removal.run()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
      #expect(try CacheRemoval(of: folder.cache) == nil)
    }
  }

  @Test(arguments: [
    "notes.txt", "store.sqlite.bak", "store.sqlite.corrupt-x", "lock/mine", "pictures/mine.png",
    "pictures/ab/cd.png", "other/lock",
    "pictures/ac/\(String(repeating: "ab", count: 32)).png",
  ])
  func `leaves what is somebody else's`(name: String) async throws {
    try await TemporaryFolder.run { folder in
      if name.hasPrefix("lock/") {
        _ = try Store.open(folder.cache)
      } else {
        try await Self.fill(folder)
      }
      try folder.write("mine", to: "cache/\(name)")
      let removal = try #require(try CacheRemoval(of: folder.cache))
      #expect(removal.foreign == [name])
      try removal.run()
      #expect(try folder.bytes("\(folder.cache)/\(name)") == Array("mine".utf8))
      #expect(try folder.names().count == 1)
    }
  }

  @Test func `leaves marks that somebody changed`() async throws {
    try await TemporaryFolder.run { folder in
      try await Self.fill(folder)
      try folder.write("!kept\n", to: "cache/.gitignore")
      try CacheRemoval(of: folder.cache)?.run()
      #expect(try folder.names() == [".gitignore"])
    }
  }

  @Test func `follows no link`() async throws {
    try await TemporaryFolder.run { folder in
      try await Self.fill(folder)
      try FileManager.default.moveItem(
        atPath: "\(folder.cache)/pictures", toPath: "\(folder.path)/pictures")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.cache)/pictures", withDestinationPath: "../pictures")
      try CacheRemoval(of: folder.cache)?.run()
      #expect(try folder.names() == ["pictures"])
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(Self.picture)"))
    }
  }

  @Test(arguments: [["a.txt"], [".gitignore", "CACHEDIR.TAG"], []])
  func `finds nothing in a folder that was never a cache`(names: [String]) async throws {
    try await TemporaryFolder.run { folder in
      for name in names {
        try folder.write(CacheFolder.marks[name] ?? "mine", to: "cache/\(name)")
      }
      #expect(try CacheRemoval(of: folder.cache) == nil)
    }
  }

  @Test func `leaves whoever waited for it with the lock of a new one`() async throws {
    try await TemporaryFolder.run { folder in
      let first = try await CacheLock.acquire(folder.cache, patience: .zero) { _ in }
      let second = try await CacheLock.acquire(folder.cache) { _ in
        do {
          try CacheRemoval(of: folder.cache)?.run()
        } catch {
          Issue.record(error)
        }
        first.release()
      }
      #expect(try folder.names() == [".gitignore", "CACHEDIR.TAG", "lock"])
      await #expect(throws: Fault.lockedCache(folder.cache, getpid())) {
        try await CacheLock.acquire(folder.cache, patience: .zero) { _ in }
      }
      second.release()
    }
  }
}

import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct `The folder of a cache` {
  @Test func `is kept out of git and of backups`() async throws {
    try await TemporaryFolder.run { folder in
      try CacheFolder(folder.cache).prepare()
      #expect(try folder.bytes(folder.cache + "/.gitignore") == Array("*\n".utf8))
      let tag = String(decoding: try folder.bytes(folder.cache + "/CACHEDIR.TAG"), as: UTF8.self)
      #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
    }
  }

  @Test func `is not marked if there was something else in it`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("mine", to: "cache/thesis.txt")
      try CacheFolder(folder.cache).prepare()
      #expect(try folder.names() == ["thesis.txt"])
    }
  }

  @Test func `keeps marks that somebody changed`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("*.sqlite\n", to: "cache/.gitignore")
      try CacheFolder(folder.cache).prepare()
      #expect(try folder.names() == [".gitignore", "CACHEDIR.TAG"])
      #expect(try folder.bytes(folder.cache + "/.gitignore") == Array("*.sqlite\n".utf8))
    }
  }

  @Test func `is marked where a killed process had begun to`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("Signature", to: "cache/CACHEDIR.TAG.half")
      try CacheFolder(folder.cache).prepare()
      #expect(try folder.names() == [".gitignore", "CACHEDIR.TAG"])
      #expect(try folder.bytes(folder.cache + "/CACHEDIR.TAG").count > 100)
    }
  }

  @Test func `is made with those it lies in`() async throws {
    try await TemporaryFolder.run { folder in
      try CacheFolder(folder.cache + "/deep/deeper//").prepare()
      #expect(try folder.names("deep/deeper") == [".gitignore", "CACHEDIR.TAG"])
    }
  }

  @Test func `is a fault if a file is in the way`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "cache")
      #expect(throws: Fault.unwritableCache(folder.cache, ENOTDIR)) {
        try CacheFolder(folder.cache).prepare()
      }
      #expect(throws: Fault.unwritableCache(folder.cache, ENOTDIR)) {
        try CacheFolder(folder.cache + "/cache").prepare()
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `is a fault if it can't be written`() async throws {
    try await TemporaryFolder.run { folder in
      chmod(folder.path, 0o500)
      #expect(throws: Fault.unwritableCache(folder.cache, EACCES)) {
        try CacheFolder(folder.cache).prepare()
      }
      chmod(folder.path, 0o700)
    }
  }
}

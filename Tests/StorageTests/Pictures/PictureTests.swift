import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct `Pictures` {
  @Test func `are files, named by what they hold`() async throws {
    try await Store.run { store, folder in
      let picture = StoredPicture.sample(
        validity: Validity(etag: "\"1\"", lastModified: "today", fetchedAt: 1, freshUntil: 2))
      try store.keep(picture, bytes: bytes)
      #expect(try store.picture("http://a/1.jpg") == picture)
      let digest = picture.digest
      #expect(
        store.path(of: picture) == "\(folder.cache)/pictures/\(digest.prefix(2))/\(digest).jpg")
      #expect(try folder.bytes(store.path(of: picture)) == bytes)
      #expect(try folder.names("pictures/\(digest.prefix(2))") == ["\(digest).jpg"])
      #expect(try store.picture("http://a/2.jpg") == nil)
    }
  }

  @Test func `of the same bytes are one file`() async throws {
    try await Store.run { store, folder in
      try store.keep(.sample("http://a/1.jpg"), bytes: bytes)
      try store.keep(.sample("http://a/2.jpg"), bytes: bytes)
      #expect(try folder.names("pictures").count == 1)
      try store.prunePictures(of: "solar", usedBy: ["http://a/2.jpg"])
      #expect(try store.picture("http://a/1.jpg") == nil)
      #expect(try store.picture("http://a/2.jpg") == .sample("http://a/2.jpg"))
    }
  }

  @Test func `that are not needed go, and what is not ours stays`() async throws {
    try await Store.run { store, folder in
      try store.keep(.sample(), bytes: bytes)
      let own = URL(filePath: "\(folder.cache)/pictures/UK/big-ben.jpg")
      try FileManager.default.createDirectory(
        at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: own)
      try Data("mine".utf8).write(to: URL(filePath: "\(folder.cache)/pictures/ab"))
      try store.prunePictures(of: "solar", usedBy: [])
      #expect(try store.picture("http://a/1.jpg") == nil)
      #expect(try folder.bytes(own.path) == Array("mine".utf8))
    }
  }

  @Test func `stay where a run of other settings is kept too`() async throws {
    try await Store.run { store, _ in
      for fingerprint in ["one", "two"] {
        try store.run(RunIdentity(source: "solar", fingerprint: fingerprint), at: 1)
          .finish(counts: [:], at: 2)
      }
      try store.keep(.sample(), bytes: bytes)
      try store.prunePictures(of: "solar", usedBy: [])
      #expect(try store.picture("http://a/1.jpg") == .sample())
    }
  }

  @Test(arguments: [nil, "", "a pictur", "a picture!"])
  func `count as absent without their file in its full length, and can be kept again`(
    text: String?
  ) async throws {
    try await Store.run { store, _ in
      try store.keep(.sample(), bytes: bytes)
      let file = URL(filePath: store.path(of: .sample()))
      if let text {
        try Data(text.utf8).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
      #expect(try store.picture("http://a/1.jpg") == nil)
      try store.keep(.sample(), bytes: bytes)
      #expect(try store.picture("http://a/1.jpg") == .sample())
    }
  }

  @Test func `that did not change get new times only`() async throws {
    try await Store.run { store, _ in
      try store.keep(.sample(), bytes: bytes)
      let renewed = StoredPicture.sample(validity: Validity(etag: "2", fetchedAt: 500))
      try store.renew(renewed)
      #expect(try store.picture("http://a/1.jpg") == renewed)
    }
  }

  @Test func `that no one names any more go, with what a killed process left`() async throws {
    try await Store.run { store, folder in
      try store.keep(.sample("http://a/1.jpg", "one"), bytes: Array("one".utf8))
      try store.keep(.sample("http://a/2.jpg", "two"), bytes: Array("two".utf8))
      try store.keep(.sample("http://b/3.jpg", "six", source: "stars"), bytes: Array("six".utf8))
      let half = "pictures/\("one".digest.prefix(2))/\("one".digest).jpg.AbCdEf"
      try folder.write("o", to: "cache/\(half)")
      try folder.write("notes", to: "cache/pictures/readme.txt")
      try store.prunePictures(of: "solar", usedBy: ["http://a/1.jpg", "http://a/9.jpg"])
      #expect(try store.picture("http://a/1.jpg") != nil)
      #expect(try store.picture("http://a/2.jpg") == nil)
      #expect(try store.picture("http://b/3.jpg") != nil)
      #expect(!FileManager.default.fileExists(atPath: "\(folder.cache)/\(half)"))
      #expect(try folder.names("pictures/\("two".digest.prefix(2))") == [])
      #expect(try folder.names("pictures").contains("readme.txt"))
    }
  }

  @Test func `are not there at first, and nothing is pruned`() async throws {
    try await Store.run { store, _ in
      try store.prunePictures(of: "solar", usedBy: [])
      #expect(try store.count("pictures") == 0)
    }
  }

  @Test func `can come all at once, while others are swept`() async throws {
    try await Store.run { store, _ in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<64 {
          group.addTask {
            let text = "picture \(number % 40)"
            try store.keep(.sample("http://a/\(number)", text), bytes: Array(text.utf8))
            if number.isMultiple(of: 8) { try store.prunePictures(of: "stars", usedBy: []) }
          }
        }
        try await group.waitForAll()
      }
      for number in 0..<64 { #expect(try store.picture("http://a/\(number)") != nil) }
    }
  }

  @Test func `that can't be written leave no row`() async throws {
    try await Store.run { store, folder in
      try folder.write("in the way", to: "cache/pictures")
      #expect(throws: Fault.unwritableCache("\(folder.cache)/pictures", ENOTDIR)) {
        try store.keep(.sample(), bytes: bytes)
      }
      #expect(try store.count("pictures") == 0)
    }
  }

  @Test(arguments: [
    (String(repeating: "a", count: 63), "jpg"), (String(repeating: "A", count: 64), "jpg"),
    (String(repeating: "/", count: 64), "jpg"), (String(repeating: "é", count: 32), "jpg"),
    ("a".digest, ""), ("a".digest, "../../x"), ("a".digest, "JPG"), ("a".digest, "jpegjpeg"),
  ])
  func `have no other names`(digest: String, fileExtension: String) {
    #expect(PictureName(digest: digest, fileExtension: fileExtension) == nil)
  }

  private let bytes = Array("a picture".utf8)
}

import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct `Bytes that a cache keeps to save time` {
  private static let bytes = Array("what was found".utf8)

  private static func running(_ body: (KeptBytes, URL) throws -> Void) async throws {
    try await TemporaryFolder.run { folder in
      try CacheFolder(folder.cache).prepare()
      try body(
        KeptBytes.pages(in: folder.cache, by: "wikigen 1"), URL(filePath: "\(folder.cache)/pages"))
    }
  }

  @Test func `are there again for the program that kept them, and for no other`() async throws {
    try await Self.running { kept, file in
      #expect(kept.bytes == nil)
      try kept.keep(Self.bytes)
      #expect(kept.bytes == Self.bytes)
      let cache = file.deletingLastPathComponent().path
      #expect(KeptBytes.pages(in: cache, by: "wikigen").bytes == nil)
      #expect(KeptBytes.pages(in: cache, by: "wikigen 12").bytes == nil)
      try kept.keep([])
      #expect(kept.bytes == [])
    }
  }

  @Test func `are as if there were none wherever they are damaged`() async throws {
    try await Self.running { kept, file in
      try kept.keep(Self.bytes)
      let whole = try Data(contentsOf: file)
      for place in whole.indices {
        var damaged = whole
        damaged[place] ^= 0x40
        try damaged.write(to: file)
        #expect(kept.bytes == nil, "byte \(place)")
        try whole.prefix(place).write(to: file)
        #expect(kept.bytes == nil, "the first \(place) bytes")
      }
      try (whole + [0]).write(to: file)
      #expect(kept.bytes == nil)
      try whole.write(to: file)
      #expect(kept.bytes == Self.bytes)
    }
  }
}

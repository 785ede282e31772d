import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `A file of the old site` {
  /// A folder on another file system than the temporary one, where no hard link can lead.
  private static var elsewhere: String? {
    get throws {
      func device(_ path: String) throws -> UInt64? {
        try FileStatus(of: path, followingLinks: true).map { UInt64($0.device) }
      }
      let here = try device(FileManager.default.temporaryDirectory.path)
      return try ["/dev/shm", "/var/tmp"].first {
        try FileManager.default.isWritableFile(atPath: $0) && device($0) != here
      }
    }
  }

  @Test func `is the same file in the new one`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("Io", to: "a")
      try FileCopy.take("\(scratch.path)/a", to: "\(scratch.path)/b", named: "b")
      #expect(try Self.stamp("\(scratch.path)/a") == Self.stamp("\(scratch.path)/b"))
    }
  }

  @Test(.enabled(if: try elsewhere != nil, "needs two file systems"))
  func `is copied with its time and permissions where links fail`() async throws {
    let folder = try #require(try Self.elsewhere) + "/wikigen-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { FileWriter.remove(folder) }
    try await ScratchFolder.with { scratch in
      let text = String(repeating: "Io ", count: 100_000)
      try scratch.write(text, to: "a")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000), .posixPermissions: 0o640],
        ofItemAtPath: "\(scratch.path)/a")
      try FileCopy.take("\(scratch.path)/a", to: "\(folder)/b", named: "b")
      #expect(try String(contentsOfFile: "\(folder)/b", encoding: .utf8) == text)
      let copy = try FileManager.default.attributesOfItem(atPath: "\(folder)/b")
      #expect(copy[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_000_000))
      #expect(copy[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func `that can't be read is a fault`() async throws {
    try await ScratchFolder.with { scratch in
      let source = "\(scratch.path)/none"
      #expect(throws: Fault.unreadable(source, ENOENT)) {
        try FileCopy.take(source, to: "\(scratch.path)/b", named: "b")
      }
    }
  }

  private static func stamp(_ path: String) throws -> UInt64? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
  }
}

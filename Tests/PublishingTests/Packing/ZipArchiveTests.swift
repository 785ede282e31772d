import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `A site as an archive` {
  private static func pack(
    in scratch: ScratchFolder, at moment: ZipMoment = .first, to name: String = "wiki.zip"
  ) async throws -> [UInt8] {
    let site = try PackableSite(scratch.site)
    defer { site.release() }
    let file = try StagedFile("\(scratch.path)/\(name)", of: site)
    let size = try await ZipArchive(of: site, folder: "solar", at: moment, jobs: 2)
      .write(to: file)
    try file.put()
    let bytes = try scratch.bytes(of: name)
    #expect(bytes.count == size)
    return bytes
  }

  @Test func `has the same bytes each time, and others at another time`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      let first = try await Self.pack(in: scratch)
      let mtime = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
      try FileManager.default.setAttributes(mtime, ofItemAtPath: "\(scratch.site)/index.html")
      #expect(try await Self.pack(in: scratch) == first)
      let later = ZipMoment(secondsSince1970: 1_700_000_000)
      #expect(try await Self.pack(in: scratch, at: later) != first)
      #expect(try scratch.names() == ["site", "wiki.zip"])
    }
  }

  @Test func `is read by others, and has what the site has`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      _ = try await Self.pack(in: scratch)
      let read = try scratch.run("python3", ["-m", "zipfile", "-e", "wiki.zip", "out"])
      #expect(read.code == 0, "\(read.words)")
      for file in try PackableSite(scratch.site).files {
        #expect(try scratch.bytes(of: "out/solar/\(file)") == scratch.bytes(of: "site/\(file)"))
      }
    }
  }

  @Test func `replaces a pack, through a link too, and nothing else`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      try scratch.write("PK\u{5}\u{6}old", to: "real.zip")
      try FileManager.default.createSymbolicLink(
        atPath: "\(scratch.path)/wiki.zip", withDestinationPath: "real.zip")
      let bytes = try await Self.pack(in: scratch)
      #expect(try scratch.bytes(of: "real.zip") == bytes)
      try scratch.write("mine", to: "folder/a.txt")
      let site = try PackableSite(scratch.site)
      let name = "\(scratch.path)/folder"
      #expect(throws: Fault.unreplaceable(name)) { try StagedFile(name, of: site) }
      for notes in ["PK", "PK\u{3}\u{5}", "ZIM 4", "mine"] {
        try scratch.write(notes, to: "notes.txt")
        let name = "\(scratch.path)/notes.txt"
        #expect(throws: Fault.noPack(name)) { try StagedFile(name, of: site) }
        #expect(try scratch.bytes(of: "notes.txt") == Array(notes.utf8))
      }
      for former in ["", "ZIM\u{4}old"] {
        try scratch.write(former, to: "former")
        try StagedFile("\(scratch.path)/former", of: site).discard()
      }
    }
  }

  @Test func `keeps the former one when it can't be made, and takes up what a killed run left`()
    async throws
  {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      try scratch.write("PK\u{3}\u{4}old", to: "wiki.zip")
      try scratch.write(String(repeating: "x", count: 100_000), to: ".wiki.zip.wikigen-new")
      let site = try PackableSite(scratch.site)
      let file = try StagedFile("\(scratch.path)/wiki.zip", of: site)
      #expect(throws: Fault.busyTarget("\(scratch.path)/wiki.zip")) {
        try StagedFile("\(scratch.path)/wiki.zip", of: site)
      }
      file.discard()
      site.release()
      #expect(try scratch.text(of: "wiki.zip") == "PK\u{3}\u{4}old")
      let bytes = try await Self.pack(in: scratch)
      #expect(bytes.count < 100_000)
      #expect(try scratch.names() == ["site", "wiki.zip"])
    }
  }

  /// Of as many files as 16 bits can't count.
  @Test func `of 70,000 files is read to its last`() async throws {
    try await ScratchFolder.with { scratch in
      var bytes: [UInt8] = []
      var writer = ZipWriter(at: .first) { bytes += $0 }
      for number in 1...70_000 { try writer.add(ZipEntry("w/\(number)", Array("\(number)".utf8))) }
      try writer.finish()
      try Data(bytes).write(to: URL(filePath: "\(scratch.path)/many.zip"))
      let read = try scratch.run(
        "python3",
        [
          "-c",
          "import zipfile; z = zipfile.ZipFile('many.zip'); assert z.testzip() is None; "
            + "print(len(z.namelist()), z.read('w/70000'))",
        ])
      #expect(read.words == "70000 b'70000'\n")
    }
  }

  /// Some gigabytes: only where time and room are given.
  @Test(.enabled(if: SoakCount.isSoaking, "WIKIGEN_SOAK=1 only"))
  func `of more than 4 GB is read to its last`() async throws {
    try await ScratchFolder.with { scratch in
      let path = "\(scratch.path)/large.zip"
      try Data().write(to: URL(filePath: path))
      let output = try FileHandle(forWritingTo: URL(filePath: path))
      var failure: (any Error)?
      var writer = ZipWriter(at: .first) { bytes in
        do { try output.write(contentsOf: Data(bytes)) } catch { failure = error }
      }
      let block = ZipEntry("w/block.jpeg", [UInt8](repeating: 7, count: 1 << 28))
      for _ in 1...17 { try writer.add(block) }
      try writer.add(ZipEntry("w/last.txt", Array("the last".utf8)))
      try writer.finish()
      try output.close()
      #expect(failure == nil)
      let read = try scratch.run(
        "python3",
        ["-c", "import zipfile; z = zipfile.ZipFile('large.zip'); print(z.read('w/last.txt'))"])
      #expect(read.words == "b'the last'\n")
    }
  }
}

import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `A copy with compressed files` {
  private static func copy(
    in scratch: ScratchFolder, compress: PrecompressedCopy.Compressor? = nil
  ) async throws -> PrecompressedSummary {
    let site = try PackableSite(scratch.site)
    defer { site.release() }
    return try await PrecompressedCopy(of: site, at: "\(scratch.path)/copy", jobs: 2)
      .write(compress: compress)
  }

  private static let files: Set = [
    ".wikigen-precompressed", "assets/site.css", "assets/site.css.gz", "images/io.jpeg",
    "index.html", "moons/1-io.html", "moons/1-io.html.gz", "wikigen-links.json",
    "wikigen-manifest.json",
  ]

  private static func files(in scratch: ScratchFolder) throws -> Set<String> {
    Set(
      try FileManager.default.subpathsOfDirectory(atPath: "\(scratch.path)/copy").filter {
        !["assets", "images", "moons"].contains($0)
      })
  }

  @Test func `has the site, and the text that is worth it compressed`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      let summary = try await Self.copy(in: scratch)
      #expect(summary.files == 6)
      #expect(summary.compressed == 2)
      #expect(try Self.files(in: scratch) == Self.files)
      let gzip = try scratch.run("gzip", ["-dc", "copy/moons/1-io.html.gz"])
      #expect(gzip.words == (try scratch.text(of: "site/moons/1-io.html")))
      #expect(try scratch.names() == ["copy", "said.txt", "site"])
    }
  }

  @Test func `keeps what was compressed of what did not change`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      _ = try await Self.copy(in: scratch) { folder, files throws(Fault) in
        for file in files { try FileWriter.write([1], to: "\(folder)/\(file).br", named: file) }
      }
      try await scratch.publishSample("<p>Europa</p>")
      let summary = try await Self.copy(in: scratch)
      #expect(summary.unchanged == 1)
      let expected = Self.files.union(["assets/site.css.br"])
      #expect(try Self.files(in: scratch) == expected)
      let gzip = try scratch.run("gzip", ["-dc", "copy/moons/1-io.html.gz"])
      #expect(gzip.words == (try scratch.text(of: "site/moons/1-io.html")))
    }
  }

  @Test func `takes along what somebody put there, and removes what is gone`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      _ = try await Self.copy(in: scratch)
      try scratch.write("x.example", to: "copy/CNAME")
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      _ = try await Self.copy(in: scratch)
      #expect(
        try Self.files(in: scratch) == [
          ".wikigen-precompressed", "CNAME", "index.html", "wikigen-links.json",
          "wikigen-manifest.json",
        ])
      #expect(try scratch.names() == ["copy", "site"])
    }
  }

  @Test func `takes the place of no other folder`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      try scratch.write("mine", to: "copy/a.txt")
      await #expect(throws: Fault.notPrecompressed("\(scratch.path)/copy")) {
        try await Self.copy(in: scratch)
      }
      #expect(try scratch.text(of: "copy/a.txt") == "mine")
    }
  }

  @Test func `leaves the former one where it can't be made`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      _ = try await Self.copy(in: scratch)
      let before = try Self.files(in: scratch)
      try await scratch.publishSample("<p>Europa</p>")
      await #expect(throws: Fault.busyTarget("br")) {
        try await Self.copy(in: scratch) { _, _ throws(Fault) in throw .busyTarget("br") }
      }
      #expect(try Self.files(in: scratch) == before)
      #expect(try scratch.names() == ["copy", "site"])
    }
  }

  @Test func `is nothing to build into, and can be cleaned away`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      _ = try await Self.copy(in: scratch)
      let copy = "\(scratch.path)/copy"
      for isForced in [false, true] {
        #expect(throws: Fault.precompressedCopy(copy)) {
          try Publisher.sample(at: copy, isForced: isForced).check(for: .live)
        }
      }
      try SiteRemoval(of: copy)?.run()
      #expect(try scratch.names() == ["site"])
    }
  }
}

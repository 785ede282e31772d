import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `The wiki that shares replace` {
  private static func former(in scratch: ScratchFolder) async throws {
    _ = try await Publisher.sample(at: scratch.site).publish(
      ShareSamples.plan([.sample("moons/99.html", entry: "moons/99", "<p>gone")]))
  }

  @Test func `is known to them by --after alone`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.former(in: scratch)
      let share = try #require(SiteShare("1/2"))
      func publisher(_ former: String?) -> Publisher {
        Publisher(
          output: "\(scratch.path)/share-1", part: .share(share, after: former), isForced: false,
          jobs: 1, progress: .silent)
      }
      #expect(try publisher(nil).manifest(of: .live) == nil)
      #expect(try publisher(scratch.site).manifest(of: .live)?.files["moons/99.html"] != nil)
      #expect(try publisher(scratch.site).header(of: .live) == .sample())
      #expect(try publisher(scratch.site).header(of: .fixtures) == nil)
      let plan = ShareSamples.plan()
      _ = try await publisher(nil).publish(plan)
      #expect(try publisher(nil).unchanged(since: plan.header) != nil)
      #expect(try publisher(scratch.site).unchanged(since: plan.header) == nil)
      _ = try await publisher(scratch.site).publish(plan)
      #expect(try publisher(scratch.site).unchanged(since: plan.header) != nil)
    }
  }

  @Test func `does not lose an address to shares that were not told of it`() async throws {
    try await ScratchFolder.with { scratch in
      let samples = ShareSamples(scratch: scratch)
      try await Self.former(in: scratch)
      let before = try scratch.tree()
      try await samples.buildAll()
      await #expect(throws: Fault.lostAddress("\(scratch.site)/moons/99.html", in: scratch.site)) {
        try await samples.merge()
      }
      #expect(try scratch.tree() == before)
      try await samples.buildAll(after: scratch.site)
      try await samples.merge()
      #expect(try scratch.tree()["moons/99.html"] == nil)
    }
  }

  @Test func `gives way when forced`() async throws {
    try await ScratchFolder.with { scratch in
      let samples = ShareSamples(scratch: scratch)
      try await Self.former(in: scratch)
      try await samples.buildAll()
      try await samples.merge(isForced: true)
      #expect(try scratch.tree()["moons/99.html"] == nil)
    }
  }

  @Test func `has a manifest`() async throws {
    try await ScratchFolder.with { scratch in
      let share = try #require(SiteShare("1/2"))
      let publisher = Publisher(
        output: "\(scratch.path)/share-1", part: .share(share, after: scratch.site),
        isForced: false, jobs: 1, progress: .silent)
      #expect(throws: Fault.noFormerWiki(scratch.site, "holds no wikigen-manifest.json")) {
        try publisher.check(for: .live)
      }
      try scratch.write("{", to: "site/wikigen-manifest.json")
      #expect(throws: Fault.noFormerWiki(scratch.site, "is not what wikigen writes")) {
        try publisher.check(for: .live)
      }
    }
  }
}

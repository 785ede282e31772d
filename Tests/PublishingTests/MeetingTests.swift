import Diagnostics
import Foundation
import Testing

@testable import Publishing

/// What others do to the output folder while a site is made.
@Suite struct `A site that is not alone` {
  private static let one = PublishPlan.sample([.sample("index.html", "<p>One</p>")])
  private static let other = PublishPlan.sample([
    .sample("index.html", "<p>Other</p>"), .sample("new.html"),
  ])

  @Test func `is refused to a second run, and the first one ends whole`() async throws {
    try await ScratchFolder.with { scratch in
      let publisher = Publisher.sample(at: scratch.site)
      _ = try await publisher.publish(Self.one)
      _ = try await publisher.publish(Self.other) { _ throws(Fault) in
        #expect(throws: Fault.busyOutput(scratch.site)) {
          guard try FolderLock(scratch.site) != nil else { throw Fault.busyOutput(scratch.site) }
        }
      }
      #expect(try scratch.text(of: "site/index.html") == "<p>Other</p>")
      // Nothing holds it any more.
      _ = try await publisher.publish(Self.one)
    }
  }

  @Test func `is not replaced while somebody has it`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.one)
      let before = try scratch.tree()
      let lock = try #require(try FolderLock(scratch.site))
      await #expect(throws: Fault.busyOutput(scratch.site)) {
        _ = try await Publisher.sample(at: scratch.site).publish(Self.other)
      }
      lock.release()
      #expect(try scratch.tree() == before)
      #expect(try scratch.names() == ["site"])
    }
  }

  @Test func `is not removed while another run is replacing it, nor once it has`() async throws {
    try await ScratchFolder.with { scratch in
      let publisher = Publisher.sample(at: scratch.site)
      _ = try await publisher.publish(Self.one)
      let removal = try #require(try SiteRemoval(of: scratch.site))
      let other = PublishPlan(header: .sample(inputs: "0ther"), files: Self.other.files)
      _ = try await publisher.publish(other) { _ throws(Fault) in
        #expect(throws: Fault.busyOutput(scratch.site)) { try removal.run() }
      }
      let after = try scratch.tree()
      #expect(throws: Fault.busyOutput(scratch.site)) { try removal.run() }
      #expect(try scratch.tree() == after)
      try SiteRemoval(of: scratch.site)?.run()
      #expect(try scratch.names() == [])
    }
  }

  @Test func `is removed by one run alone`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.one)
      let removal = try #require(try SiteRemoval(of: scratch.site))
      try removal.run()
      #expect(throws: Fault.busyOutput(scratch.site)) { try removal.run() }
      #expect(try scratch.names() == [])
    }
  }

  @Test func `loses no file that comes while it is exchanged`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.one)
      let summary = try await Publisher.sample(at: scratch.site).publish(Self.other) {
        _ throws(Fault) in
        do {
          try scratch.write("late", to: "site/late/CNAME")
        } catch {
          throw .unforeseen("late", error)
        }
      }
      let leftover = try #require(summary.leftover)
      #expect(leftover.hasSuffix("/site-old-\(getpid())"))
      #expect(try scratch.text(of: "site-old-\(getpid())/late/CNAME") == "late")
      #expect(try scratch.names("site-old-\(getpid())") == ["late"])
      _ = try await Publisher.sample(at: scratch.site).publish(Self.one)
      #expect(try scratch.names() == ["site", "site-old-\(getpid())"])
    }
  }
}

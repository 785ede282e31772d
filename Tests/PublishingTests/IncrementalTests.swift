import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `Publishing again` {
  private static let home = "<a href=\"moons/1-io.html#io\">Io</a>"
  private static let io = "<p id=\"io\"><a href=\"../index.html\">Home</a>"

  private static func plan(home: String = home, io: String = io, _ more: [PlannedFile] = [])
    -> PublishPlan
  {
    .sample(
      [.sample("index.html", home), .sample("moons/1-io.html", entry: "moons/1", io)] + more)
  }

  /// What each of two plans leaves, and how the second summary reads.
  private static func publish(
    _ first: PublishPlan, then second: PublishPlan, in scratch: ScratchFolder,
    between: () throws -> Void = {}
  ) async throws -> (differences: [String], summary: PublishSummary) {
    _ = try await Publisher.sample(at: scratch.site).publish(first)
    let before = try FileStamps(of: scratch.site)
    try between()
    let summary = try await Publisher.sample(at: scratch.site).publish(second)
    return (try FileStamps(of: scratch.site).differences(from: before), summary)
  }

  @Test func `the same touches nothing, not even a folder`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      let before = try FileStamps(of: scratch.site)
      let summary = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      #expect(try FileStamps(of: scratch.site) == before)
      #expect(summary.pages == 2 && summary.unchangedPages == 2)
      #expect(summary.changes == .none)
      #expect(summary.bytes == (try scratch.tree().values.map(\.utf8.count).reduce(0, +)))
    }
  }

  @Test func `with one page changed makes that page, and the records of the site`() async throws {
    try await ScratchFolder.with { scratch in
      let (differences, summary) = try await Self.publish(
        Self.plan(), then: Self.plan(home: Self.home + "!"), in: scratch)
      #expect(differences == ["index.html", Manifest.fileName, SiteLinks.fileName].sorted())
      #expect(summary.changes.changed == differences)
      #expect(summary.changes.added.isEmpty && summary.changes.removed.isEmpty)
      #expect(summary.unchangedPages == 1)
    }
  }

  @Test func `keeps the file of a page that comes out as it was`() async throws {
    try await ScratchFolder.with { scratch in
      let same = PlannedFile(
        path: "index.html", digest: "other", isPage: true, bytes: { Array(Self.home.utf8) })
      let second = PublishPlan.sample([same, .sample("moons/1-io.html", entry: "moons/1", Self.io)])
      let (differences, summary) = try await Self.publish(Self.plan(), then: second, in: scratch)
      #expect(differences == [Manifest.fileName, SiteLinks.fileName].sorted())
      #expect(summary.unchangedPages == 2)
    }
  }

  @Test(arguments: [nil, "<p>somebody else's"])
  func `makes anew what somebody removed or changed`(text: String?) async throws {
    try await ScratchFolder.with { scratch in
      let (_, summary) = try await Self.publish(Self.plan(), then: Self.plan(), in: scratch) {
        try FileManager.default.removeItem(atPath: "\(scratch.site)/index.html")
        if let text { try scratch.write(text, to: "site/index.html") }
      }
      #expect(try scratch.text(of: "site/index.html") == Self.home)
      #expect(summary.changes.changed == ["index.html"])
    }
  }

  @Test func `lists what was added and removed`() async throws {
    try await ScratchFolder.with { scratch in
      let (_, summary) = try await Self.publish(
        Self.plan([.sample("old.css")]), then: Self.plan([.sample("new.html")]), in: scratch)
      #expect(
        summary.changes.text == """
          A\tnew.html
          M\twikigen-links.json
          M\twikigen-manifest.json
          D\told.css

          """)
      #expect(summary.removedPages == 0)
    }
  }

  @Test(arguments: [true, false])
  func `finds the kept page whose link leads nowhere now`(isRemembered: Bool) async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      if !isRemembered { try scratch.write("{", to: "site/\(SiteLinks.fileName)") }
      let before = try scratch.tree()
      let fault = await #expect(throws: Fault.self) {
        try await Publisher.sample(at: scratch.site)
          .publish(.sample([.sample("index.html", Self.home)]))
      }
      #expect(fault?.sentence.hasPrefix("index.html:1 links to 'moons/1-io.html#io'") == true)
      #expect(try scratch.tree() == before)
    }
  }

  @Test func `finds the kept page whose link leads to an element that went`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      let fault = await #expect(throws: Fault.self) {
        let plan = Self.plan(io: "<p id=\"europa\">")
        _ = try await Publisher.sample(at: scratch.site).publish(plan)
      }
      #expect(fault?.subject == "index.html:1")
      #expect(fault?.problem.contains("no element there has that id") == true)
    }
  }

  @Test func `lets a new page lead to an element of a kept one`() async throws {
    try await ScratchFolder.with { scratch in
      let good = PlannedFile.sample("new.html", "<a href=\"moons/1-io.html#io\">Io</a>")
      let bad = PlannedFile.sample("bad.html", "<a href=\"moons/1-io.html#ganymede\">G</a>")
      let (_, summary) = try await Self.publish(
        Self.plan(), then: Self.plan([good]), in: scratch)
      #expect(summary.unchangedPages == 2)
      let fault = await #expect(throws: Fault.self) {
        _ = try await Publisher.sample(at: scratch.site).publish(Self.plan([good, bad]))
      }
      #expect(fault?.subject == "bad.html:1")
    }
  }

  @Test func `does not take what lies behind somebody's link for its own`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      try FileManager.default.moveItem(
        atPath: "\(scratch.site)/moons", toPath: "\(scratch.path)/moons")
      try FileManager.default.createSymbolicLink(
        atPath: "\(scratch.site)/moons", withDestinationPath: "../moons")
      await #expect(throws: Fault.strayFile("\(scratch.site)/moons")) {
        _ = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      }
      #expect(try scratch.text(of: "moons/1-io.html") == Self.io)
    }
  }

  @Test func `says of a site whether it was made of the same inputs and is whole`() async throws {
    try await ScratchFolder.with { scratch in
      let publisher = Publisher.sample(at: scratch.site)
      let plan = Self.plan()
      #expect(try publisher.unchanged(since: plan.header) == nil)
      _ = try await publisher.publish(plan)
      #expect(try publisher.unchanged(since: plan.header)?.pages == 2)
      #expect(try publisher.unchanged(since: .sample(inputs: "other")) == nil)
      #expect(try publisher.unchanged(since: .sample(inputs: nil)) == nil)
      try FileManager.default.removeItem(atPath: "\(scratch.site)/index.html")
      #expect(try publisher.unchanged(since: plan.header) == nil)
    }
  }

  @Test func `rebuilds a site of which an older version kept no sizes`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      let path = "site/\(Manifest.fileName)"
      let text = try scratch.text(of: path).replacing("\"version\" : 2", with: "\"version\" : 1")
        .replacing(/,\n *"size" : \d+/, with: "")
      try scratch.write(text, to: path)
      let summary = try await Publisher.sample(at: scratch.site).publish(Self.plan())
      #expect(summary.changes.changed.contains("index.html"))
      #expect(
        try Manifest.read(in: scratch.site)?.files["index.html"]?.size == Self.home.utf8.count)
    }
  }
}

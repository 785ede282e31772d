import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `Publishing` {
  @Test func `a site is written whole, with its manifest`() async throws {
    try await ScratchFolder.with { scratch in
      let plan = PublishPlan.sample([
        .sample("index.html", "<a href=\"moons/1-io.html\">Io</a>"),
        .sample("moons/1-io.html", entry: "moons/1", "<a href=\"../index.html\">Home</a>"),
        .sample("assets/css/site.css", "p {}"), .sample(".nojekyll", "\n"),
      ])

      let summary = try await Publisher.sample(at: scratch.site).publish(plan)

      var tree = try scratch.tree()
      let bytes = tree.values.map(\.utf8.count).reduce(0, +)
      tree[Manifest.fileName] = nil
      tree[SiteLinks.fileName] = nil
      #expect(
        tree == [
          "index.html": "<a href=\"moons/1-io.html\">Io</a>",
          "moons/1-io.html": "<a href=\"../index.html\">Home</a>",
          "assets/css/site.css": "p {}", ".nojekyll": "\n",
        ])
      #expect(
        summary
          == PublishSummary(
            pages: 2, unchangedPages: 0, removedPages: 0, files: 6, bytes: bytes,
            changes: SiteChanges(
              added: [
                ".nojekyll", "assets/css/site.css", "index.html", "moons/1-io.html",
                SiteLinks.fileName, Manifest.fileName,
              ], changed: [], removed: []),
            carriedOver: 0, leftover: nil))
      #expect(try scratch.names() == ["site"])
    }
  }

  @Test func `missing folders above the output are made`() async throws {
    try await ScratchFolder.with { scratch in
      let publisher = Publisher.sample(at: scratch.path + "/a/./b/../c/site/")
      try publisher.check(for: .live)
      #expect(try scratch.names().isEmpty)
      _ = try await publisher.publish(.sample())
      #expect(try scratch.names("a/c") == ["site"])
    }
  }

  @Test func `what the new site lacks is removed, what is not ours is carried over`() async throws {
    try await ScratchFolder.with { scratch in
      let first = PublishPlan.sample([
        .sample("index.html"), .sample("moons/1-io.html"), .sample("moons/old/2.html"),
      ])
      _ = try await Publisher.sample(at: scratch.site).publish(first)
      try scratch.write("solar.example", to: "site/CNAME")
      try scratch.write("key", to: "site/.well-known/acme/token")
      try scratch.write("notes", to: "site/moons/notes.txt")
      try FileManager.default.createDirectory(
        atPath: scratch.site + "/.git/refs", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: scratch.site + "/latest", withDestinationPath: "../elsewhere")

      let second = PublishPlan.sample([
        .sample("index.html", "<p>Ganymede"), .sample("new.html", "<p>New"),
      ])
      let summary = try await Publisher.sample(at: scratch.site).publish(second)

      #expect(summary.removedPages == 2)
      #expect(summary.carriedOver == 4)
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: scratch.site + "/latest")
      #expect(target == "../elsewhere")
      try FileManager.default.removeItem(atPath: scratch.site + "/latest")
      var tree = try scratch.tree()
      for own in SitePaths.own { tree[own] = nil }
      #expect(
        tree == [
          "index.html": "<p>Ganymede", "new.html": "<p>New", "CNAME": "solar.example",
          ".well-known/acme/token": "key", "moons/notes.txt": "notes", ".git/refs/": "",
        ])
      #expect(try scratch.names() == ["site"])
    }
  }

  @Test func `a file that is not ours never gives way to one of ours, unless forced`()
    async throws
  {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      try scratch.write("mine", to: "site/new.html")
      let second = PublishPlan.sample([.sample("index.html"), .sample("new.html", "<p>New")])
      await #expect(throws: Fault.strayFile("\(scratch.site)/new.html")) {
        _ = try await Publisher.sample(at: scratch.site).publish(second)
      }
      #expect(try scratch.text(of: "site/new.html") == "mine")
      _ = try await Publisher.sample(at: scratch.site, isForced: true).publish(second)
      #expect(try scratch.text(of: "site/new.html") == "<p>New")
    }
  }

  @Test(arguments: [0, 7, 19])
  func `a page that can't be made leaves the old site as it was`(failing: Int) async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample([.sample("index.html")]))
      try scratch.write("solar.example", to: "site/CNAME")
      let before = try scratch.tree()
      let fault = Fault(.rendering, "x", "is broken", remedy: "Mend it", category: .configuration)
      var files = (0..<20).map { PlannedFile.sample("\($0).html") }
      files[failing] = .failing("\(failing).html", fault)

      await #expect(throws: fault) {
        try await Publisher.sample(at: scratch.site).publish(.sample(files))
      }

      #expect(try scratch.tree() == before)
      #expect(try scratch.names() == ["site"])
    }
  }

  @Test func `of two pages that can't be made the first is named`() async throws {
    try await ScratchFolder.with { scratch in
      let files = ["b", "a"].map { name in
        PlannedFile.failing(
          name, Fault(.rendering, name, "is broken", remedy: "Mend it", category: .data))
      }
      let fault = await #expect(throws: Fault.self) {
        try await Publisher.sample(at: scratch.site, jobs: 1).publish(.sample(files))
      }
      #expect(fault?.subject == "b")
    }
  }

  @Test func `an error that is no fault is a bug`() async throws {
    try await ScratchFolder.with { scratch in
      await #expect(throws: Fault.unforeseen("index.html", CocoaError(.fileNoSuchFile))) {
        let plan = PublishPlan.sample([.failing("index.html", CocoaError(.fileNoSuchFile))])
        _ = try await Publisher.sample(at: scratch.site).publish(plan)
      }
      let left = try scratch.names()
      #expect(left.isEmpty)
    }
  }

  @Test func `a dead link is a fault, and nothing is published`() async throws {
    try await ScratchFolder.with { scratch in
      let plan = PublishPlan.sample([
        .sample("index.html", "<p>Io\n<a href=\"b.html\">b</a>\n<a href=\"c.html\">c</a>")
      ])
      let fault = await #expect(throws: Fault.self) {
        try await Publisher.sample(at: scratch.site).publish(plan)
      }
      #expect(fault?.subject == "index.html:2")
      #expect(fault?.category == .data)
      let left = try scratch.names()
      #expect(left.isEmpty)
    }
  }

  @Test func `any number of jobs gives the same bytes`() async throws {
    try await ScratchFolder.with { scratch in
      let files = (0..<60).map { index in
        PlannedFile.sample(
          "moons/\(index).html", entry: "moons/\(index)",
          "<p id=\"s-\(index)\"><a href=\"\((index * 7) % 60).html#s-\((index * 7) % 60)\">x</a>")
      }
      let alone = Publisher.sample(at: scratch.path + "/one", jobs: 1)
      let together = Publisher.sample(at: scratch.path + "/eight", jobs: 8)
      _ = try await alone.publish(.sample(files))
      _ = try await together.publish(.sample(files.reversed()))
      #expect(try scratch.tree("one") == scratch.tree("eight"))
    }
  }

  @Test func `progress counts the pages and no other file`() async throws {
    try await ScratchFolder.with { scratch in
      let events = EventLog()
      let publisher = Publisher(
        output: scratch.site, isForced: false, jobs: 4, progress: Progress(events.append))
      let files = ["a.html", "b.html", "c.css", "d.html"].map { PlannedFile.sample($0) }
      _ = try await publisher.publish(.sample(files))
      #expect(events.all == (1...3).map { .wrote(done: $0, total: 3) })
    }
  }

  @Test func `the folder keeps its permissions, and files get the usual ones`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o2750], ofItemAtPath: scratch.site)
      _ = try await Publisher.sample(at: scratch.site).publish(.sample([.sample("a/b.html")]))
      let folder = try #require(try FileStatus(of: scratch.site, followingLinks: false))
      let file = try #require(
        try FileStatus(of: scratch.site + "/a/b.html", followingLinks: false))
      #expect(folder.mode == 0o2750)
      #expect(file.mode & 0o700 == 0o600)
      #expect(file.mode & ~0o644 == 0)
    }
  }
}

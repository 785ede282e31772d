import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `Removal of a site` {
  private static let plan = PublishPlan.sample([
    .sample("index.html"), .sample("moons/1-io.html"), .sample("moons/deep/a.txt"),
  ])

  private static func publish(in scratch: ScratchFolder) async throws {
    _ = try await Publisher.sample(at: scratch.site).publish(plan)
  }

  @Test func `takes all that was published, the manifest last`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish(in: scratch)
      let bytes = try scratch.tree().values.map(\.utf8.count).reduce(0, +)
      let removal = try #require(try SiteRemoval(of: scratch.site))
      #expect(
        removal.files == [
          "index.html", "moons/1-io.html", "moons/deep/a.txt", SiteLinks.fileName,
          Manifest.fileName,
        ])
      #expect(removal.foreign == [])
      #expect(removal.bytes == bytes)
      try removal.run()
      #expect(try scratch.names() == [])
      #expect(try SiteRemoval(of: scratch.site) == nil)
    }
  }

  @Test func `leaves what is somebody else's, with the folders that hold it`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish(in: scratch)
      try scratch.write("me", to: "site/CNAME")
      try scratch.write("me", to: "site/moons/notes/a.txt")
      try FileManager.default.createDirectory(
        atPath: "\(scratch.site)/empty", withIntermediateDirectories: true)
      let removal = try #require(try SiteRemoval(of: scratch.site))
      #expect(removal.foreign == ["CNAME", "moons/notes/a.txt"])
      try removal.run()
      #expect(
        try scratch.tree() == ["CNAME": "me", "moons/notes/a.txt": "me", "empty/": ""])
    }
  }

  @Test func `follows no link, and takes none`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish(in: scratch)
      try FileManager.default.moveItem(
        atPath: "\(scratch.site)/moons", toPath: "\(scratch.path)/moons")
      try FileManager.default.removeItem(atPath: "\(scratch.site)/index.html")
      for (link, target) in [("moons", "../moons"), ("index.html", "../moons/1-io.html")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(scratch.site)/\(link)", withDestinationPath: target)
      }
      let removal = try #require(try SiteRemoval(of: scratch.site))
      #expect(removal.foreign == ["index.html", "moons"])
      try removal.run()
      #expect(try scratch.names("moons") == ["1-io.html", "deep"])
      #expect(try scratch.names("site") == ["index.html", "moons"])
    }
  }

  @Test func `heeds no path of a manifest that leads out of the site`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish(in: scratch)
      try scratch.write("mine", to: "mine.txt")
      let path = "site/\(Manifest.fileName)"
      let hostile = try scratch.text(of: path)
        .replacing("\"index.html\"", with: "\"../mine.txt\"")
        .replacing("\"moons/1-io.html\"", with: "\"\(scratch.path)/mine.txt\"")
      try scratch.write(hostile, to: path)
      let before = try scratch.tree()
      let fault = #expect(throws: Fault.self) { _ = try SiteRemoval(of: scratch.site) }
      #expect(fault?.problem == "is not what wikigen writes")
      #expect(fault?.remedy == "Remove the folder yourself")
      #expect(try scratch.tree() == before)
      #expect(try scratch.text(of: "mine.txt") == "mine")
    }
  }

  @Test func `takes what a killed run left beside it`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish(in: scratch)
      try scratch.write("half", to: ".site.wikigen-99999999.new/index.html")
      try SiteRemoval(of: scratch.site)?.run()
      #expect(try scratch.names() == [])
    }
  }

  @Test func `goes on where it was stopped`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish(in: scratch)
      try FileManager.default.removeItem(atPath: "\(scratch.site)/moons/1-io.html")
      try SiteRemoval(of: scratch.site)?.run()
      #expect(try scratch.names() == [])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `takes nothing where it may not take all`() async throws {
    try await ScratchFolder.with { scratch in
      try await Self.publish(in: scratch)
      let before = try scratch.tree()
      let folder = "\(scratch.site)/moons/deep"
      chmod(folder, 0o500)
      defer { chmod(folder, 0o700) }
      let fault = #expect(throws: Fault.self) { try SiteRemoval(of: scratch.site)?.run() }
      #expect(fault?.subject == folder)
      #expect(fault?.remedy == "Change the permissions of its folder")
      #expect(try scratch.tree() == before)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `leaves the folder itself where it may not be taken`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("", to: "others/a.txt")
      try await Self.publish(in: scratch)
      try FileManager.default.moveItem(atPath: scratch.site, toPath: "\(scratch.path)/others/site")
      let others = "\(scratch.path)/others"
      chmod(others, 0o500)
      defer { chmod(others, 0o700) }
      try SiteRemoval(of: "\(others)/site")?.run()
      #expect(try scratch.names("others") == ["a.txt", "site"])
      #expect(try scratch.names("others/site") == [])
    }
  }

  @Test func `refuses a folder that is not ours, and finds nothing in an empty one`()
    async throws
  {
    try await ScratchFolder.with { scratch in
      try scratch.write("mine", to: "site/a.txt")
      #expect(throws: Fault.notRemovable(scratch.site)) { try SiteRemoval(of: scratch.site) }
      try scratch.write("{", to: "site/\(Manifest.fileName)")
      let fault = #expect(throws: Fault.self) { try SiteRemoval(of: scratch.site) }
      #expect(fault?.remedy == "Remove the folder yourself")
      try FileManager.default.removeItem(atPath: scratch.site)
      #expect(try SiteRemoval(of: scratch.site) == nil)
      try FileManager.default.createDirectory(
        atPath: scratch.site, withIntermediateDirectories: true)
      #expect(try SiteRemoval(of: scratch.site) == nil)
    }
  }
}

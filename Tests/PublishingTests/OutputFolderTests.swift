import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `Output folder` {
  @Test func `an empty folder may be used`() async throws {
    try await ScratchFolder.with { scratch in
      try FileManager.default.createDirectory(
        atPath: scratch.site, withIntermediateDirectories: false)
      try Publisher.sample(at: scratch.site).check(for: .fixtures)
      _ = try await Publisher.sample(at: scratch.site).publish(.sample(origin: .fixtures))
      #expect(try scratch.names("site") == ["index.html"] + SitePaths.own.sorted())
    }
  }

  @Test func `a folder that is not ours is refused`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("mine", to: "site/thesis.txt")
      await refused(.notOurs(scratch.site), at: scratch.site)
      #expect(try scratch.tree() == ["thesis.txt": "mine"])
    }
  }

  @Test func `force builds into a folder that is not ours and keeps its files`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("mine", to: "site/thesis.txt")
      try scratch.write("mine", to: "site/index.html")
      _ = try await Publisher.sample(at: scratch.site, isForced: true).publish(.sample())
      var tree = try scratch.tree()
      for own in SitePaths.own { tree[own] = nil }
      #expect(tree == ["thesis.txt": "mine", "index.html": "<p>Io</p>"])
    }
  }

  @Test func `a file in the way is refused`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("mine", to: "file")
      let file = try realPath(scratch.path) + "/file"
      await refused(.fileInTheWay(file), at: scratch.path + "/file")
      await refused(.fileInTheWay(file), at: scratch.path + "/file/inside/site")
    }
  }

  @Test(arguments: [
    ("nonsense", "is not what wikigen writes"),
    ("{\"version\": 1}", "is not what wikigen writes"),
    ("{\"version\": 3}", "was written by another version of wikigen"),
  ])
  func `an unreadable manifest is refused, unless forced`(
    text: String, problem: String
  ) async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write(text, to: "site/\(Manifest.fileName)")
      let path = try realPath(scratch.path) + "/site/" + Manifest.fileName
      await refused(.unreadableManifest(path, problem), at: scratch.site)
      _ = try await Publisher.sample(at: scratch.site, isForced: true).publish(.sample())
      let manifest = try Manifest.read(in: scratch.site)
      #expect(manifest != nil)
    }
  }

  @Test(arguments: ManifestHeader.Origin.allCases, ManifestHeader.Origin.allCases)
  func `only data from the web replaces a live site unasked`(
    old: ManifestHeader.Origin, new: ManifestHeader.Origin
  ) async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample(origin: old))
      if old == .live, new == .fixtures || new == .sample {
        await refused(.keepsLiveSite(scratch.site, from: new), at: scratch.site, origin: new)
      } else {
        try Publisher.sample(at: scratch.site).check(for: new)
      }
      try Publisher.sample(at: scratch.site, isForced: true).check(for: new)
    }
  }

  @Test func `a mount point is refused`() async throws {
    await refused(.mountPoint("/"), at: "/")
  }

  @Test func `the folder one stands in is refused`() async throws {
    await refused(.workingFolder("."), at: ".")
  }

  @Test func `an output without a name is refused`() async throws {
    await refused(.unnamedOutput(), at: "")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write anywhere"))
  func `a folder that can't be written is refused`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("", to: "locked/x")
      let locked = try realPath(scratch.path) + "/locked"
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked)
      await refused(.unwritable(locked, EACCES), at: locked + "/a/site")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    }
  }

  @Test func `a link to a folder stays, and its target gets the site`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("", to: "real/keep.txt")
      _ = try await Publisher.sample(at: scratch.site, isForced: true).publish(.sample())
      try FileManager.default.removeItem(atPath: scratch.site)
      try FileManager.default.createSymbolicLink(
        atPath: scratch.site, withDestinationPath: "real")
      _ = try await Publisher.sample(at: scratch.site, isForced: true).publish(.sample())
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.site) == "real")
      #expect(try scratch.names("real") == ["index.html", "keep.txt"] + SitePaths.own.sorted())
    }
  }

  @Test func `a link to nothing gets the site at its target`() async throws {
    try await ScratchFolder.with { scratch in
      try FileManager.default.createSymbolicLink(
        atPath: scratch.site, withDestinationPath: "later/real")
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      #expect(try scratch.names("later/real") == ["index.html"] + SitePaths.own.sorted())
    }
  }

  @Test func `folders of killed runs are removed, those of living ones are not`() async throws {
    try await ScratchFolder.with { scratch in
      let living = ".site.wikigen-\(deadProcess)7.new"
      try scratch.write("", to: ".site.wikigen-\(getpid()).new/x")
      try scratch.write("", to: ".site.wikigen-\(deadProcess).new/x")
      try scratch.write("", to: ".site.wikigen-mine/x")
      try scratch.write("", to: "\(living)/x")
      let lock = try #require(try FolderLock("\(scratch.path)/\(living)", madeBy: 1))
      defer { lock.release() }
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      #expect(
        try scratch.names()
          == [living, ".site.wikigen-mine", "site"].sorted())
    }
  }

  @Test func `a run of another container may have the same number`() async throws {
    try await ScratchFolder.with { scratch in
      let other = ".site.wikigen-\(getpid()).new"
      try scratch.write("", to: "\(other)/x")
      let lock = try #require(try FolderLock("\(scratch.path)/\(other)", madeBy: 1))
      defer { lock.release() }
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      #expect(try scratch.names() == [other, "site"])
    }
  }

  @Test func `a site that a killed run had moved away comes back`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      let site = try scratch.tree()
      try FileManager.default.moveItem(
        atPath: scratch.site, toPath: scratch.path + "/.site.wikigen-\(deadProcess).old")
      try Publisher.sample(at: scratch.site).check(for: .live)
      #expect(try scratch.tree() == site)
      #expect(try scratch.names() == ["site"])
    }
  }

  @Test(arguments: ["moons", "moons/io"])
  func `a foreign file where a folder is due is refused`(file: String) async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      try scratch.write("mine", to: "site/\(file)")
      let before = try scratch.tree()
      await #expect(throws: Fault.strayFile("\(scratch.site)/\(file)")) {
        let plan = PublishPlan.sample([.sample("moons/io/1.html")])
        _ = try await Publisher.sample(at: scratch.site).publish(plan)
      }
      #expect(try scratch.tree() == before)
      #expect(try scratch.names() == ["site"])
    }
  }

  @Test func `a foreign folder where a file is due is refused`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      try scratch.write("mine", to: "site/io.html/mine.txt")
      await #expect(throws: Fault.strayFile("\(scratch.site)/io.html/mine.txt")) {
        let plan = PublishPlan.sample([.sample("io.html")])
        _ = try await Publisher.sample(at: scratch.site).publish(plan)
      }
    }
  }

  /// Beyond the largest number that Linux and macOS give.
  private let deadProcess = 99_999_999

  private func refused(
    _ fault: Fault, at output: String, origin: ManifestHeader.Origin = .live,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let publisher = Publisher.sample(at: output)
    #expect(throws: fault, sourceLocation: sourceLocation) { try publisher.check(for: origin) }
    await #expect(throws: fault, sourceLocation: sourceLocation) {
      _ = try await publisher.publish(.sample(origin: origin))
    }
  }

  private func realPath(_ path: String) throws -> String {
    let resolved = try #require(realpath(path, nil))
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

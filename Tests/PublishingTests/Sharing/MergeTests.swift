import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `Shares that are joined` {
  private static func with(_ body: (ShareSamples) async throws -> Void) async throws {
    try await ScratchFolder.with { scratch in try await body(ShareSamples(scratch: scratch)) }
  }

  /// Of a merge that is refused, and leaves the site that stands and the shares as they are.
  private static func fault(
    _ folders: [String]? = nil, _ samples: ShareSamples
  ) async throws -> Fault? {
    try samples.scratch.write("kept", to: "site/notes.txt")
    let before = try samples.scratch.tree("")
    let fault = await #expect(throws: Fault.self) {
      try await samples.merge(folders)
    }
    #expect(try samples.scratch.tree("") == before)
    return fault
  }

  @Test func `make the site that one build makes, byte by byte`() async throws {
    try await Self.with { samples in
      _ = try await Publisher.sample(at: "\(samples.scratch.path)/whole").publish(
        ShareSamples.plan())
      try await samples.buildAll()
      let summary = try await samples.merge(samples.folders.reversed())
      #expect(try samples.scratch.tree() == samples.scratch.tree("whole"))
      #expect(summary.pages == 21)
      for folder in 1...ShareSamples.count {
        #expect(try samples.scratch.names("share-\(folder)").contains("wikigen-share.json"))
      }
    }
  }

  @Test func `may be a single one`() async throws {
    try await Self.with { samples in
      try await samples.build(1, of: 1)
      #expect(try await samples.merge([samples.folder(1)]).pages == 21)
    }
  }

  @Test func `leave the files of the old site that did not change`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      try await samples.merge()
      try samples.scratch.write("mine", to: "site/CNAME")
      let before = try FileStamps(of: samples.scratch.site)
      #expect(try await samples.merge().changes == .none)
      #expect(try FileStamps(of: samples.scratch.site) == before)
      let more = PlannedFile.sample("new.html", "<a href=\"index.html\">Home</a>")
      try await samples.buildAll(ShareSamples.plan([more]))
      let summary = try await samples.merge()
      #expect(summary.changes.added == ["new.html"])
      #expect(summary.changes.changed == SitePaths.own.sorted())
      #expect(
        try FileStamps(of: samples.scratch.site).differences(from: before)
          == (["new.html"] + SitePaths.own).sorted())
      #expect(try samples.scratch.text(of: "site/CNAME") == "mine")
      _ = try await Publisher.sample(at: "\(samples.scratch.path)/whole").publish(
        ShareSamples.plan([more]))
      #expect(
        try samples.scratch.tree().filter { $0.key != "CNAME" }
          == samples.scratch.tree("whole"))
    }
  }

  @Test func `are brought up to date as a site is`() async throws {
    try await Self.with { samples in
      try await samples.build(1)
      let before = try FileStamps(of: samples.folder(1))
      #expect(try await samples.build(1).changes == .none)
      #expect(try FileStamps(of: samples.folder(1)) == before)
      let path = samples.path(in: 1)
      try FileManager.default.removeItem(atPath: "\(samples.folder(1))/\(path)")
      #expect(try await samples.build(1).changes.changed == [path])
      // Other paths: the links of what is kept are moved to them.
      let more = (0..<6).map { PlannedFile.sample("a-\($0).html", "<p>\($0)") }
      for number in 1...ShareSamples.count { try await samples.build(number) }
      try await samples.buildAll(ShareSamples.plan(more))
      try await samples.merge()
      _ = try await Publisher.sample(at: "\(samples.scratch.path)/whole").publish(
        ShareSamples.plan(more))
      #expect(try samples.scratch.tree() == samples.scratch.tree("whole"))
    }
  }

  @Test(arguments: [true, false])
  func `find the link to an element that no share has`(isRemembered: Bool) async throws {
    try await Self.with { samples in
      let bad = PlannedFile.sample("bad.html", "<p>\n<a href=\"moons/3.html#m4\">Four</a>")
      try await samples.buildAll(ShareSamples.plan([bad]))
      if !isRemembered {
        for folder in samples.folders {
          try Data("{".utf8).write(to: URL(filePath: "\(folder)/wikigen-share-links.json"))
        }
      }
      let dead = await #expect(throws: Fault.self) { try await samples.merge() }
      #expect(
        dead?.sentence.hasPrefix(
          "bad.html:2 links to 'moons/3.html#m4', but no element there has that id.") == true)
      #expect(try !samples.scratch.names().contains("site"))
    }
  }

  @Test func `find a link to no file of the site, each by itself`() async throws {
    try await Self.with { samples in
      let bad = PlannedFile.sample("bad.html", "<a href=\"moons/21.html\">None</a>")
      var faults: [String] = []
      for number in 1...ShareSamples.count {
        do {
          try await samples.build(number, ShareSamples.plan([bad]))
        } catch let fault as Fault {
          faults.append(fault.subject)
        }
      }
      #expect(faults == ["bad.html:1"])
    }
  }

  @Test func `are all there`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      #expect(
        try await Self.fault([samples.folder(2)], samples)?.sentence
          == "The shares 1/3, 3/3 are not among those that were named. Build what is missing, and name all of them."
      )
      #expect(
        try await Self.fault([samples.folder(1), samples.folder(3)], samples)
          == .missingShares([try #require(SiteShare("2/3"))]))
      #expect(try await Self.fault([], samples) == .noShares())
    }
  }

  @Test func `are each there once, be it as a copy`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      let share = try #require(SiteShare("2/3"))
      let second = samples.folder(2)
      #expect(
        try await Self.fault(samples.folders + [second], samples)
          == .sameShare(second, as: second, share))
      try FileManager.default.copyItem(atPath: second, toPath: second + "b")
      #expect(
        try await Self.fault(samples.folders + [second + "b"], samples)
          == .sameShare(second + "b", as: second, share))
    }
  }

  @Test func `are of one plan and one division`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      try await samples.build(2, ShareSamples.plan(header: .sample(inputs: "0ther")))
      #expect(
        try await Self.fault(nil, samples)
          == .otherPlan(
            samples.folder(2), than: samples.folder(1),
            "data, settings, templates or theme were others"))
      try await samples.build(2, ShareSamples.plan([.sample("more.css")]))
      #expect(
        try await Self.fault(nil, samples)
          == .otherPlan(
            samples.folder(2), than: samples.folder(1), "its files are planned otherwise"))
      let gone = Manifest.Former(redirects: ["moons/x.html": "moons/1"], tombstones: [:])
      try await samples.build(2, ShareSamples.plan(former: gone))
      #expect(
        try await Self.fault(nil, samples)
          == .otherPlan(
            samples.folder(2), than: samples.folder(1), "it was planned after another wiki"))
      try await samples.build(2, of: 4)
      #expect(
        try await Self.fault(nil, samples)
          == .otherDivision(
            samples.folder(2), try #require(SiteShare("2/4")), than: samples.folder(1),
            try #require(SiteShare("1/3"))))
    }
  }

  @Test func `have the bytes that were written`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      let path = samples.path(in: 2)
      let file = "share-2/\(path)"
      let text = try samples.scratch.text(of: file)
      try samples.scratch.write(text.replacing("Next", with: "Last"), to: file)
      #expect(
        try await Self.fault(nil, samples) == .alteredShareFile("\(samples.folder(2))/\(path)"))
      try samples.scratch.write(text + "!", to: file)
      #expect(
        try await Self.fault(nil, samples) == .alteredShareFile("\(samples.folder(2))/\(path)"))
      try FileManager.default.removeItem(atPath: "\(samples.folder(2))/\(path)")
      #expect(
        try await Self.fault(nil, samples) == .missingShareFile("\(samples.folder(2))/\(path)"))
    }
  }

  @Test func `have no file but their own`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      let twin = samples.path(in: 1)
      for path in ["notes.txt", twin] {
        try samples.scratch.write("mine", to: "share-2/\(path)")
        #expect(
          try await Self.fault(nil, samples) == .strayShareFile("\(samples.folder(2))/\(path)"))
        try FileManager.default.removeItem(atPath: "\(samples.folder(2))/\(path)")
      }
    }
  }

  @Test func `can't claim a file of another share`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      let record = "share-2/wikigen-share.json"
      let path = samples.path(in: 2)
      let text = try samples.scratch.text(of: record)
      try samples.scratch.write(
        text.replacing("\"\(path)\"", with: "\"moons/other.html\""), to: record)
      try FileManager.default.moveItem(
        atPath: "\(samples.folder(2))/\(path)", toPath: "\(samples.folder(2))/moons/other.html")
      let share = try #require(SiteShare("2/3"))
      #expect(
        try await Self.fault(nil, samples)
          == (share.has("moons/other.html")
            ? .inconsistentShare(samples.folder(1)) : .inconsistentShare(samples.folder(2))))
      try samples.scratch.write("{", to: record)
      #expect(
        try await Self.fault(nil, samples)?.sentence.hasSuffix(
          "share-2/wikigen-share.json is not what wikigen writes. Build the share again.") == true)
    }
  }

  @Test func `are no site, and a site is no share`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      let share = samples.folder(1)
      for isForced in [false, true] {
        await #expect(throws: Fault.shareInTheWay(share)) {
          _ = try await Publisher.sample(at: share, isForced: isForced).publish(.sample())
        }
      }
      await #expect(throws: Fault.uncheckableShare(share)) {
        _ = try await SiteCheck(folder: share, jobs: 1).run()
      }
      #expect(throws: Fault.shareNotPackable(share)) { _ = try PackableSite(share) }
      let site = "\(samples.scratch.path)/share-9"
      _ = try await Publisher.sample(at: site).publish(.sample())
      await #expect(throws: Fault.siteInTheWay(site)) {
        try await samples.build(9, of: 9, isForced: true)
      }
      #expect(try await Self.fault([share, site], samples) == .notAShare(site, isSite: true))
      for path in ["\(site)0", "/dev/null"] {
        #expect(try await Self.fault([share, path], samples) == .noShare(path))
      }
    }
  }

  @Test func `are removed as a site is`() async throws {
    try await Self.with { samples in
      try await samples.build(1)
      try samples.scratch.write("mine", to: "share-1/notes.txt")
      let removal = try #require(try SiteRemoval(of: samples.folder(1)))
      #expect(removal.foreign == ["notes.txt"])
      #expect(removal.files.last == "wikigen-share.json")
      try removal.run()
      #expect(try samples.scratch.tree("share-1") == ["notes.txt": "mine"])
    }
  }

  @Test func `are not built while they are joined, nor joined into one of them`() async throws {
    try await Self.with { samples in
      try await samples.buildAll()
      let site = try await SharedSite(samples.folders, jobs: 1)
      await #expect(throws: Fault.busyOutput(samples.folder(1))) {
        try await samples.build(1, ShareSamples.plan([.sample("more.css")]))
      }
      await #expect(throws: Fault.busyOutput(samples.folder(1))) {
        _ = try await SharedSite(samples.folders, jobs: 1)
      }
      for place in ["\(samples.folder(2))/site", samples.scratch.path] {
        #expect(throws: Fault.self) { try site.keepOut(place) }
      }
      #expect(throws: Never.self) { try site.keepOut(samples.scratch.site) }
      site.release()
    }
  }
}

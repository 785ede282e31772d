import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `A site that is packed` {
  private static let own = [
    "assets/site.css", "images/io.jpeg", "index.html", "moons/1-io.html", "wikigen-links.json",
    "wikigen-manifest.json",
  ]

  @Test func `is what wikigen wrote, and names the rest`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      try scratch.write("x.example", to: "site/CNAME")
      let site = try PackableSite(scratch.site)
      #expect(site.files == Self.own)
      #expect(site.foreign == ["CNAME"])
      #expect(site.shownFiles == Array(Self.own.prefix(4)))
    }
  }

  @Test func `is refused if a file is missing, or has another size`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      let page = "\(scratch.site)/moons/1-io.html"
      try scratch.write("<p>", to: "site/moons/1-io.html")
      #expect(throws: Fault.alteredFile(page)) { try PackableSite(scratch.site) }
      try FileManager.default.removeItem(atPath: page)
      #expect(throws: Fault.missingFile(page)) { try PackableSite(scratch.site) }
      try FileManager.default.createSymbolicLink(atPath: page, withDestinationPath: "/etc/passwd")
      #expect(throws: Fault.missingFile(page)) { try PackableSite(scratch.site) }
    }
  }

  @Test func `is refused if a picture has other bytes of the same number`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      let site = try PackableSite(scratch.site)
      #expect(try site.bytes(of: "images/io.jpeg") == ScratchFolder.picture)
      let other = ScratchFolder.picture.reversed()
      try Data(other).write(to: URL(filePath: "\(scratch.site)/images/io.jpeg"))
      #expect(throws: Fault.alteredFile("\(scratch.site)/images/io.jpeg")) {
        try site.bytes(of: "images/io.jpeg")
      }
    }
  }

  @Test func `is no folder of somebody else`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("mine", to: "site/a.txt")
      #expect(throws: Fault.notPackable(scratch.site)) { try PackableSite(scratch.site) }
      #expect(throws: Fault.noFolderToPack("\(scratch.path)/nosuch")) {
        try PackableSite("\(scratch.path)/nosuch")
      }
    }
  }

  @Test func `is not exchanged meanwhile`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      let site = try PackableSite(scratch.site)
      await #expect(throws: Fault.busyOutput(scratch.site)) {
        try await scratch.publishSample("<p>Europa</p>")
      }
      #expect(throws: Fault.busyOutput(scratch.site)) { try PackableSite(scratch.site) }
      site.release()
      try await scratch.publishSample("<p>Europa</p>")
    }
  }

  @Test(arguments: ["site", "site/wiki.zip", "site/new/wiki.zip", "."])
  func `takes nothing into its folder`(place: String) async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      let before = try FileManager.default.subpathsOfDirectory(atPath: scratch.site)
      let site = try PackableSite(scratch.site)
      let name = place == "." ? scratch.path : "\(scratch.path)/\(place)"
      #expect(throws: Fault.packedIntoSite(name)) { try StagedFile(name, of: site) }
      #expect(throws: Fault.packedIntoSite(name)) {
        try PrecompressedCopy(of: site, at: name, jobs: 1)
      }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: scratch.site) == before)
    }
  }

  @Test func `says on its first page what it is called`() async throws {
    try await ScratchFolder.with { scratch in
      try await scratch.publishSample()
      let page = try FrontPage(of: PackableSite(scratch.site))
      #expect(page.id == "solar")
      #expect(page.language == "de-AT")
      #expect(page.title == "Io & Co")
      #expect(page.description == "Moons.")
    }
  }

  @Test(arguments: [
    "", "<html lang='../x' data-site='../../etc'><title></title>",
    "<html data-site='-rf'><svg><title>no</title></svg>",
  ])
  func `is called wiki where its first page does not say, or says nonsense`(html: String) {
    let page = FrontPage(Array(html.utf8))
    #expect(page.id == "wiki")
    #expect(page.language == "en")
    #expect(["wiki", "no"].contains(page.title))
  }
}

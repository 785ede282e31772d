import Diagnostics
import Foundation
import Testing

@testable import wikigen

@Suite struct `The file of a report` {
  private static func file(_ name: String, in folder: TemporaryFolder) -> SideFile {
    SideFile(flag: "--report", path: "\(folder.path)/\(name)", name: name)
  }

  @Test func `is written into a folder that is made for it, and again`() throws {
    let folder = try TemporaryFolder()
    let file = Self.file("deep/er/report.json", in: folder)
    for pages in 1...2 {
      let report = BuildReport(pages: .init(total: pages))
      try file.check(outside: "\(folder.path)/site")
      try file.write(report)
      #expect(
        String(decoding: try FolderTree.bytes(ofFile: file.path), as: UTF8.self)
          == (try report.json()))
    }
  }

  @Test(arguments: ["folder", "file/report.json"])
  func `that can't be written is a fault before anything is done`(name: String) throws {
    let folder = try TemporaryFolder(["file": ""])
    try folder.makeFolder("folder")
    let file = Self.file(name, in: folder)
    let early = try #require(throws: Fault.self) {
      try file.check(outside: "\(folder.path)/site")
    }
    let late = try #require(throws: Fault.self) { try file.write(BuildReport()) }
    #expect(early == late && early == Fault.unwritableSideFile(name, "--report"))
    #expect(
      early.sentence
        == "\(name) can't be written. "
        + "Let --report name a file in a folder that you may write to.")
    #expect(early.category == .output)
  }

  @Test(.enabled(if: geteuid() != 0, "the root user may write anywhere"))
  func `can't be replaced where no file can be made`() throws {
    let folder = try TemporaryFolder(["closed/report.json": "old"])
    let closed = "\(folder.path)/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    #expect(throws: Fault.unwritableSideFile("closed/report.json", "--report")) {
      try Self.file("closed/report.json", in: folder).check(outside: "\(folder.path)/site")
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
  }

  @Test(arguments: [
    "site/report.json", "site/not/yet/report.json", "other/../site/r.json", "link/r.json",
    "r.json",
  ])
  func `does not lie in the site, whatever way leads there`(name: String) throws {
    let folder = try TemporaryFolder(["site/index.html": "", "other/a": ""])
    try folder.link("link", to: "site")
    try folder.link("r.json", to: "site/index.html")
    let fault = try #require(throws: Fault.self) {
      try Self.file(name, in: folder).check(outside: "\(folder.path)/site")
    }
    #expect(fault == .sideFileInSite(name, "--report"))
    #expect(fault.category == .configuration)
  }

  @Test(arguments: ["out", "out/site"])
  func `is no folder of the way to the site`(site: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: Fault.unwritableSideFile("out", "--report")) {
      try Self.file("out", in: folder).check(outside: "\(folder.path)/\(site)")
    }
  }

  @Test func `may lie beside the site under a name that begins like it`() throws {
    let folder = try TemporaryFolder(["site/index.html": ""])
    try Self.file("site-report.json", in: folder).check(outside: "\(folder.path)/site")
  }

  @Test(arguments: [("/dev/null", DiskItem.other), ("old.json", .file)])
  func `that is a link is written through it`(target: String, item: DiskItem) throws {
    let folder = try TemporaryFolder(["old.json": "old"])
    try folder.link("link", to: target)
    let file = Self.file("link", in: folder)
    try file.check(outside: "\(folder.path)/site")
    try file.write(BuildReport())
    #expect(DiskItem(atPath: file.path) == item)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target)
    let old = try String(contentsOfFile: "\(folder.path)/old.json", encoding: .utf8)
    #expect((old == "old") == (item == .other))
  }
}

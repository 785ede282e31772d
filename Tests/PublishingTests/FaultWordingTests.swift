import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `Faults of publishing` {
  @Test func `of an interrupted run`() {
    let fault = Fault.stoppedPublishing("site")
    #expect(
      fault.sentence == "site was not made to its end: the run was interrupted. Start it again.")
    #expect(fault.category == .unavailable)
  }

  @Test func `of another run`() {
    let fault = Fault.busyOutput("site")
    #expect(
      fault.sentence
        == "site is being written by another run of wikigen. Start it again once that run has ended."
    )
    #expect(fault.category == .busy)
  }

  @Test(arguments: output)
  func `of the output`(fault: Fault, sentence: String) {
    #expect(fault.sentence == sentence)
    #expect(fault.stage == .publishing)
    #expect(fault.category == .output)
  }

  @Test(arguments: data)
  func `of the data`(fault: Fault, sentence: String) {
    #expect(fault.sentence == sentence)
    #expect(fault.category == .data)
  }

  @Test(arguments: bugs)
  func `of wikigen itself`(fault: Fault, sentence: String) {
    #expect(fault.sentence == sentence)
    #expect(fault.category == .bug)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "Linux only"))
  func `a full disk is called that`() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(throws: Fault.unwritable("index.html", ENOSPC)) {
      try FileWriter.write([1, 2, 3], to: descriptor, named: "index.html")
    }
  }

  private static let output: [(fault: Fault, sentence: String)] = [
    (
      Fault.unnamedOutput(), "The output folder has no name. Name one with --out."
    ),
    (
      .fileInTheWay("/srv/site"),
      "/srv/site is a file where a folder is due. Move it away, or name a folder with --out."
    ),
    (
      .workingFolder("."),
      """
      . is the folder you are in, or one above it, and can't be exchanged. \
      Use a folder inside it.
      """
    ),
    (
      .mountPoint("/mnt"),
      """
      /mnt is a mount point, which can't be exchanged as a whole. \
      Use a folder inside it: --out /mnt/site.
      """
    ),
    (
      .mountPoint("/"),
      """
      / is a mount point, which can't be exchanged as a whole. \
      Use a folder inside it: --out /site.
      """
    ),
    (
      .innerMount("site/uploads"),
      """
      site/uploads is a mount point, or lies on one, and can't be kept in the wiki's folder. \
      Unmount it while wikigen runs, or mount it beside the wiki.
      """
    ),
    (
      .notOurs("site"),
      """
      site is not empty and no site of wikigen's: it has no wikigen-manifest.json. \
      Choose another folder with --out, or add --force to build into this one.
      """
    ),
    (
      .nameNotUTF8(in: "site"),
      """
      site holds something whose name is not UTF-8, and which could not be kept. \
      Rename it, or move it away.
      """
    ),
    (
      .notRemovable("site"),
      """
      site is no site of wikigen's, as it has no wikigen-manifest.json, and is left as it is. \
      Name the folder of a site.
      """
    ),
    (
      .unreadableManifest("site/wikigen-manifest.json", "is not what wikigen writes"),
      """
      site/wikigen-manifest.json is not what wikigen writes. \
      Choose another folder with --out, or add --force to build into this one.
      """
    ),
    (
      .keepsLiveSite("site", from: .sample),
      """
      site has a site made from the web, which a sample does not replace unasked. \
      Choose another folder with --out, or add --force to replace it.
      """
    ),
    (
      .keepsLiveSite("site", from: .fixtures),
      """
      site has a site made from the web, which the sample data does not replace unasked. \
      Choose another folder with --out, or add --force to replace it.
      """
    ),
    (
      .unwritable("site/index.html", ENOSPC),
      """
      site/index.html could not be written: the disk is full. \
      Free some space, or choose another folder with --out.
      """
    ),
    (
      .unwritable("/srv", EACCES),
      """
      /srv can't be written: permission denied. \
      Change its permissions, or choose another folder with --out.
      """
    ),
    (
      .unwritable("site", EIO),
      "site could not be written: input/output error. Try another folder with --out."
    ),
    (
      .unreadable("site/x", EACCES),
      """
      site/x can't be read: permission denied. \
      Change its permissions, or choose another folder with --out.
      """
    ),
    (
      .strayFile("site/moons"),
      """
      site/moons was not made by wikigen and stands where the new site needs the place. \
      Move it out of the site.
      """
    ),
    (
      .notExchanged("site", EIO),
      """
      site could not be exchanged for the new site: input/output error. \
      Try again, or choose another folder with --out.
      """
    ),
    (
      .notExchanged("site", EBUSY),
      """
      site is a mount point, which can't be exchanged as a whole. \
      Use a folder inside it: --out site/site.
      """
    ),
    (
      .stranded("site", at: "/srv/.site.wikigen-7.old", EIO),
      """
      site could not be put back after a failed exchange: input/output error. \
      The old site is whole; move it back from /srv/.site.wikigen-7.old.
      """
    ),
  ]

  @Test func `of a folder that is to be checked`() {
    let fault = Fault.noFolder("nosuch")
    #expect(fault.sentence == "nosuch is no folder. Name the folder of a site.")
    #expect(fault.category == .usage)
  }

  @Test func `give other advice to a command without --out`() {
    let fault = Fault.unreadable("site/x", EACCES).advising("Change its permissions")
    #expect(fault.sentence == "site/x can't be read: permission denied. Change its permissions.")
    #expect(fault.category == .output)
  }

  private static let data: [(fault: Fault, sentence: String)] = [
    (
      Fault.collidingPaths(
        .sample("a.html", entry: "moons/1"), .sample("A.html", entry: "moons/2")),
      """
      'A.html' can't stand beside 'a.html': on some systems they are one file. \
      Check the names and ids of moons/1 and moons/2.
      """
    ),
    (
      .collidingPaths(.sample("a"), .sample("a/b")),
      """
      'a/b' can't stand beside 'a': on some systems they are one file. \
      Check the names and ids of what they are made from.
      """
    ),
    (
      .findings([finding(2)]),
      """
      moons/1-io.html:2 links to 'x.html', which is no file of the site. \
      Correct the template, the theme or the data that put it there.
      """
    ),
    (
      .findings([finding(2), finding(3)]),
      """
      moons/1-io.html:2 links to 'x.html', which is no file of the site, \
      and there is 1 more problem. \
      Correct the template, the theme or the data that put it there.
      """
    ),
    (
      .findings([finding(2), finding(3), finding(4)]),
      """
      moons/1-io.html:2 links to 'x.html', which is no file of the site, \
      and there are 2 more problems. \
      Correct the template, the theme or the data that put it there.
      """
    ),
  ]

  private static let bugs: [(fault: Fault, sentence: String)] = [
    (
      Fault.refusedPath("/etc", "is absolute"),
      "The planned path '/etc' is absolute. This is a bug of wikigen; please report it."
    ),
    (
      .unforeseen("index.html", CocoaError(.fileNoSuchFile)),
      "index.html could not be made: CocoaError. This is a bug of wikigen; please report it."
    ),
  ]

  private static func finding(_ line: Int) -> SiteFinding {
    SiteFinding(page: "moons/1-io.html", line: line, problem: .missing, target: "x.html")
  }
}

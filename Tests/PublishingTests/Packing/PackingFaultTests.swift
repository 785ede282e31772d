import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `Faults of packing` {
  @Test(arguments: faults)
  func `say what to do`(fault: Fault, sentence: String, category: Fault.Category) {
    #expect(fault.sentence == sentence)
    #expect(fault.category == category)
  }

  private static let faults: [(fault: Fault, sentence: String, category: Fault.Category)] = [
    (
      Fault.notPackable("site"),
      """
      site is no site of wikigen's: it has no wikigen-manifest.json. \
      Name the folder of a site, as an argument or with --out.
      """, .output
    ),
    (
      .missingFile("site/a.html"),
      """
      site/a.html is missing, though the manifest of the site names it. \
      Build the wiki again, then pack it.
      """, .data
    ),
    (
      .alteredFile("site/a.html"),
      "site/a.html is other than wikigen wrote it. Build the wiki again, then pack it.", .data
    ),
    (
      .packedIntoSite("site/a.zip"),
      "site/a.zip lies in the folder of the site, or holds it. Name a place beside the site.",
      .usage
    ),
    (
      .noPack("notes.txt"),
      "notes.txt is no pack, and is left as it is. Name another file, or remove it.", .output
    ),
    (
      .unreplaceable("/dev/null"),
      "/dev/null is no file, and is left as it is. Name another file.", .output
    ),
    (
      .unwritablePack("a.zip", ENOSPC),
      """
      a.zip could not be written: the disk is full. \
      Check that there is room and that you may write there, or name another file.
      """, .output
    ),
    (
      .unwritablePack("a.zip", EACCES),
      """
      a.zip can't be written: permission denied. \
      Check that there is room and that you may write there, or name another file.
      """, .output
    ),
    (
      .busyTarget("a.zip"),
      "a.zip is being written by another run of wikigen. Start it again once that run has ended.",
      .busy
    ),
    (
      .notPrecompressed("copy"),
      """
      copy is not empty and no copy that --precompress made. Choose another folder, or remove it.
      """, .output
    ),
    (
      .precompressedCopy("copy"),
      """
      copy is a copy that wikigen pack --precompress made, with compressed files that a build would \
      leave out of date. Build into another folder, and pack that one.
      """, .output
    ),
    (
      .stoppedPacking("a.zip"),
      "a.zip was not packed to its end: the run was interrupted. Start it again.", .unavailable
    ),
  ]
}

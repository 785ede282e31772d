import Diagnostics
import Testing

@testable import Publishing

@Suite struct `Faults of shares` {
  @Test(arguments: sentences)
  func `say what to do`(fault: Fault, sentence: String, category: Fault.Category) {
    #expect(fault.sentence == sentence)
    #expect(fault.category == category)
  }

  private static let shares = (1...7).compactMap { SiteShare(number: $0, of: 9) }

  private static let sentences: [(fault: Fault, sentence: String, category: Fault.Category)] = [
    (
      .shareInTheWay("site"),
      "site has a share of a wiki, which a whole one does not replace. Join it with its siblings by wikigen merge, or choose another folder with --out.",
      .output
    ),
    (
      .siteInTheWay("site"),
      "site has a whole wiki, which a share of one does not replace. Choose another folder with --out.",
      .output
    ),
    (
      .shareNotPackable("s1"),
      "s1 is a share of a wiki and no whole one. Join it with its siblings by wikigen merge, and pack what that makes.",
      .output
    ),
    (
      .uncheckableShare("s1"),
      "s1 is a share of a wiki, whose links lead into other shares. Join it with its siblings by wikigen merge, which checks them.",
      .usage
    ),
    (
      .noFormerWiki("old", "holds no wikigen-manifest.json"),
      "--after old holds no wikigen-manifest.json. Let it name the folder of a wiki, or at least of its wikigen-manifest.json.",
      .configuration
    ),
    (
      .noShares(), "wikigen merge was given no share. Name the folder of each share.", .usage
    ),
    (
      .notAShare("s1", isSite: true),
      "s1 is a whole wiki and no share of one. Name folders that wikigen build --shard made.",
      .output
    ),
    (
      .noShare("s1"), "s1 is no folder. Name folders that wikigen build --shard made.", .usage
    ),
    (
      .notAShare("s1", isSite: false),
      "s1 is no share of a wiki: it has no wikigen-share.json. Name folders that wikigen build --shard made.",
      .output
    ),
    (
      .mergedIntoShare("s1/site", "s1"),
      "s1/site lies in the share s1, or holds it. Name a place beside the shares.", .usage
    ),
    (
      .missingShareFile("s1/index.html"),
      "s1/index.html is missing, though the record of its share names it. Build the share again.",
      .data
    ),
    (
      .alteredShareFile("s1/index.html"),
      "s1/index.html is other than wikigen wrote it. Build the share again.", .data
    ),
    (
      .strayShareFile("s1/notes.txt"),
      "s1/notes.txt was not made by wikigen, and a share has nothing else. Move it out of the share.",
      .data
    ),
    (
      .inconsistentShare("s1"),
      "s1 names other files in its record than its share has. Build the share again.", .data
    ),
    (
      .sameShare("s2", as: "s1", shares[0]),
      "s2 is the share 1/9, and so is s1. Name each share once.", .usage
    ),
    (
      .otherDivision("s2", shares[1], than: "s1", shares[0]),
      "s2 is the share 2/9, while s1 is 1/9. Build all shares with the same number behind the slash.",
      .data
    ),
    (
      .otherPlan("s2", than: "s1", "its files are planned otherwise"),
      "s2 is no share of the wiki that s1 is of: its files are planned otherwise. Build all shares from the same data, with the same settings, templates and wikigen.",
      .data
    ),
    (
      .missingShares([shares[2]]),
      "The share 3/9 is not among those that were named. Build what is missing, and name all of them.",
      .usage
    ),
    (
      .missingShares(shares),
      "The shares 1/9, 2/9, 3/9, 4/9, 5/9 and 2 more are not among those that were named. Build what is missing, and name all of them.",
      .usage
    ),
    (
      .lostAddress("site/moons/1-io.html", in: "site"),
      "site/moons/1-io.html would be gone without a trace, as the shares were built without knowing that wiki. Build them with --after site, or add --force to let the address go.",
      .data
    ),
  ]
}

import Diagnostics

/// The faults of shares and of joining them. In all of them the site that stands, and the shares, are
/// left as they are.
extension Fault {
  static func shareInTheWay(_ path: String) -> Fault {
    sharing(
      path, "has a share of a wiki, which a whole one does not replace",
      remedy: "Join it with its siblings by wikigen merge, or choose another folder with --out",
      category: .output)
  }

  static func siteInTheWay(_ path: String) -> Fault {
    sharing(
      path, "has a whole wiki, which a share of one does not replace",
      remedy: "Choose another folder with --out", category: .output)
  }

  static func shareNotPackable(_ path: String) -> Fault {
    sharing(
      path, "is a share of a wiki and no whole one",
      remedy: "Join it with its siblings by wikigen merge, and pack what that makes",
      category: .output)
  }

  static func uncheckableShare(_ path: String) -> Fault {
    sharing(
      path, "is a share of a wiki, whose links lead into other shares",
      remedy: "Join it with its siblings by wikigen merge, which checks them", category: .usage)
  }

  static func noFormerWiki(_ path: String, _ problem: String) -> Fault {
    Fault(
      .configuration, "--after \(path)", problem,
      remedy: "Let it name the folder of a wiki, or at least of its \(Manifest.fileName)",
      category: .configuration)
  }

  static func noShares() -> Fault {
    Fault(
      .commandLine, "wikigen merge", "was given no share",
      remedy: "Name the folder of each share", category: .usage)
  }

  static func noShare(_ path: String) -> Fault { noFolder(path).advising(remedyOfShares) }

  static func notAShare(_ path: String, isSite: Bool) -> Fault {
    sharing(
      path,
      isSite
        ? "is a whole wiki and no share of one"
        : "is no share of a wiki: it has no \(RecordNames.share.manifest)",
      remedy: remedyOfShares, category: .output)
  }

  static func mergedIntoShare(_ path: String, _ share: String) -> Fault {
    sharing(
      path, "lies in the share \(share), or holds it", remedy: "Name a place beside the shares",
      category: .usage)
  }

  static func missingShareFile(_ path: String) -> Fault {
    sharing(
      path, "is missing, though the record of its share names it", remedy: anew, category: .data)
  }

  static func alteredShareFile(_ path: String) -> Fault {
    sharing(path, "is other than wikigen wrote it", remedy: anew, category: .data)
  }

  static func strayShareFile(_ path: String) -> Fault {
    sharing(
      path, "was not made by wikigen, and a share has nothing else",
      remedy: "Move it out of the share", category: .data)
  }

  static func inconsistentShare(_ path: String) -> Fault {
    sharing(
      path, "names other files in its record than its share has", remedy: anew, category: .data)
  }

  static func sameShare(_ path: String, as other: String, _ share: SiteShare) -> Fault {
    sharing(
      path, "is the share \(share), and so is \(other)", remedy: "Name each share once",
      category: .usage)
  }

  static func otherDivision(
    _ path: String, _ share: SiteShare, than other: String, _ first: SiteShare
  ) -> Fault {
    sharing(
      path, "is the share \(share), while \(other) is \(first)",
      remedy: "Build all shares with the same number behind the slash", category: .data)
  }

  static func otherPlan(_ path: String, than other: String, _ difference: String) -> Fault {
    sharing(
      path, "is no share of the wiki that \(other) is of: \(difference)",
      remedy:
        "Build all shares from the same data, with the same settings, templates and wikigen",
      category: .data)
  }

  /// `missing` has at least one.
  static func missingShares(_ missing: [SiteShare]) -> Fault {
    let named = missing.prefix(5).map(\.description).joined(separator: ", ")
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    let isOne = missing.count == 1
    return sharing(
      isOne ? "The share \(named)" : "The shares \(named)\(more)",
      "\(isOne ? "is" : "are") not among those that were named",
      remedy: "Build what is missing, and name all of them", category: .usage)
  }

  static func lostAddress(_ path: String, in site: String) -> Fault {
    sharing(
      path, "would be gone without a trace, as the shares were built without knowing that wiki",
      remedy: "Build them with --after \(site), or add --force to let the address go",
      category: .data)
  }

  private static let anew = "Build the share again"

  private static func sharing(
    _ subject: String, _ problem: String, remedy: String, category: Category
  ) -> Fault {
    Fault(.publishing, subject, problem, remedy: remedy, category: category)
  }

  private static let remedyOfShares = "Name folders that wikigen build --shard made"
}

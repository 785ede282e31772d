import Diagnostics

/// The faults of packing. In all of them the site, and what was packed before, are left as they are.
extension Fault {
  static func noFolderToPack(_ path: String) -> Fault { noFolder(path).advising(remedyOfSites) }

  static func notPackable(_ path: String) -> Fault {
    packing(
      path, "is no site of wikigen's: it has no \(Manifest.fileName)", remedy: remedyOfSites,
      category: .output)
  }

  static func missingFile(_ path: String) -> Fault {
    packing(
      path, "is missing, though the manifest of the site names it", remedy: Fault.anew,
      category: .data)
  }

  static func alteredFile(_ path: String) -> Fault {
    packing(path, "is other than wikigen wrote it", remedy: Fault.anew, category: .data)
  }

  static func packedIntoSite(_ path: String) -> Fault {
    packing(
      path, "lies in the folder of the site, or holds it", remedy: "Name a place beside the site",
      category: .usage)
  }

  static func unreplaceable(_ path: String) -> Fault {
    packing(
      path, "is no file, and is left as it is", remedy: "Name another file", category: .output)
  }

  static func noPack(_ path: String) -> Fault {
    packing(
      path, "is no pack, and is left as it is", remedy: "Name another file, or remove it",
      category: .output)
  }

  /// The file of a pack; `--out` names the site that is packed.
  static func unwritablePack(_ path: String, _ code: Int32) -> Fault {
    unwritable(path, code).ofPack
  }

  /// The same of what is written into a pack.
  var ofPack: Fault {
    guard category == .output else { return self }
    return advising("Check that there is room and that you may write there, or name another file")
  }

  static func busyTarget(_ path: String) -> Fault {
    packing(
      path, "is being written by another run of wikigen",
      remedy: "Start it again once that run has ended", category: .busy)
  }

  static func notPrecompressed(_ path: String) -> Fault {
    packing(
      path, "is not empty and no copy that --precompress made",
      remedy: "Choose another folder, or remove it", category: .output)
  }

  static func precompressedCopy(_ path: String) -> Fault {
    packing(
      path,
      "is a copy that wikigen pack --precompress made, with compressed files that a build "
        + "would leave out of date",
      remedy: "Build into another folder, and pack that one", category: .output)
  }

  static func stoppedPacking(_ path: String) -> Fault {
    packing(
      path, "was not packed to its end: the run was interrupted", remedy: "Start it again",
      category: .unavailable)
  }

  private static let anew = "Build the wiki again, then pack it"

  private static func packing(
    _ subject: String, _ problem: String, remedy: String, category: Category
  ) -> Fault {
    Fault(.publishing, subject, problem, remedy: remedy, category: category)
  }

  private static let remedyOfSites = "Name the folder of a site, as an argument or with --out"
}

import Diagnostics
import Foundation

extension Fault {
  /// Warnings under `--strict`, which stop a build before anything is published.
  static func strict(_ warnings: [Warning]) -> Fault {
    Fault(
      .planning, warnings.count.counted("warning"),
      "\(warnings.count == 1 ? "stops" : "stop") the build because of --strict",
      remedy: "Mend what they name, or build without --strict", category: .data)
  }

  static func sideFileInSite(_ path: String, _ flag: String) -> Fault {
    Fault(
      .configuration, path, "lies in the folder of the wiki, which a build replaces as a whole",
      remedy: "Let \(flag) name a file outside of that folder", category: .configuration)
  }

  static func sharedSideFile(_ path: String, _ first: String, _ second: String) -> Fault {
    Fault(
      .configuration, path, "is what both \(first) and \(second) name",
      remedy: "Let \(second) name another file", category: .configuration)
  }

  static func cacheInSite(_ path: String) -> Fault {
    Fault(
      .configuration, path, "lies in the folder of the wiki, and would be published with it",
      remedy: "Let --cache name a folder outside of that folder", category: .configuration)
  }

  static func unwritableSideFile(_ path: String, _ flag: String) -> Fault {
    Fault(
      .publishing, path, "can't be written",
      remedy: "Let \(flag) name a file in a folder that you may write to", category: .output)
  }

  static func unwritableOutput(_ code: Int32) -> Fault {
    let cause =
      code == ENOSPC || code == EDQUOT
      ? "the disk is full" : String(cString: strerror(code)).lowercased()
    return Fault(
      .commandLine, "stdout", "could not be written: \(cause)",
      remedy: "Let it lead to where there is room and that you may write to", category: .output)
  }
}

import Diagnostics
import Foundation

/// The faults of publishing. In all of them the site that stands is left as it is.
extension Fault {
  static func unnamedOutput() -> Fault {
    output("The output folder", "has no name", remedy: "Name one with --out")
  }

  static func workingFolder(_ path: String) -> Fault {
    output(
      path, "is the folder you are in, or one above it, and can't be exchanged",
      remedy: "Use a folder inside it")
  }

  static func fileInTheWay(_ path: String) -> Fault {
    output(
      path, "is a file where a folder is due", remedy: "Move it away, or name a folder with --out")
  }

  static func mountPoint(_ path: String) -> Fault {
    output(
      path, "is a mount point, which can't be exchanged as a whole",
      remedy: "Use a folder inside it: --out \(path == "/" ? "" : path)/site")
  }

  static func innerMount(_ path: String) -> Fault {
    output(
      path, "is a mount point, or lies on one, and can't be kept in the wiki's folder",
      remedy: "Unmount it while wikigen runs, or mount it beside the wiki")
  }

  static func busyOutput(_ path: String) -> Fault {
    Fault(
      .publishing, path, "is being written by another run of wikigen",
      remedy: "Start it again once that run has ended", category: .busy)
  }

  static func notOurs(_ path: String) -> Fault {
    output(
      path, "is not empty and no site of wikigen's: it has no \(Manifest.fileName)",
      remedy: "Choose another folder with --out, or add --force to build into this one")
  }

  static func unreadableManifest(_ path: String, _ problem: String) -> Fault {
    output(
      path, problem,
      remedy: "Choose another folder with --out, or add --force to build into this one")
  }

  static func keepsLiveSite(_ path: String, from origin: ManifestHeader.Origin) -> Fault {
    let data = origin == .sample ? "a sample" : "the sample data"
    return output(
      path, "has a site made from the web, which \(data) does not replace unasked",
      remedy: "Choose another folder with --out, or add --force to replace it")
  }

  static func unwritable(_ path: String, _ code: Int32) -> Fault {
    switch code {
    case ENOSPC, EDQUOT:
      output(
        path, "could not be written: the disk is full",
        remedy: "Free some space, or choose another folder with --out")
    case EACCES, EPERM, EROFS:
      output(
        path, "can't be written: \(code.words)",
        remedy: "Change its permissions, or choose another folder with --out")
    default:
      output(
        path, "could not be written: \(code.words)", remedy: "Try another folder with --out")
    }
  }

  static func unreadable(_ path: String, _ code: Int32) -> Fault {
    output(
      path, "can't be read: \(code.words)",
      remedy: "Change its permissions, or choose another folder with --out")
  }

  static func strayFile(_ path: String) -> Fault {
    output(
      path, "was not made by wikigen and stands where the new site needs the place",
      remedy: "Move it out of the site")
  }

  static func notExchanged(_ path: String, _ code: Int32) -> Fault {
    switch code {
    case EBUSY, EXDEV: mountPoint(path)
    default:
      output(
        path, "could not be exchanged for the new site: \(code.words)",
        remedy: "Try again, or choose another folder with --out")
    }
  }

  static func stranded(_ path: String, at aside: String, _ code: Int32) -> Fault {
    output(
      path, "could not be put back after a failed exchange: \(code.words)",
      remedy: "The old site is whole; move it back from \(aside)")
  }

  static func refusedPath(_ path: String, _ problem: String) -> Fault {
    Fault(
      .publishing, "The planned path '\(path)'", problem,
      remedy: "This is a bug of wikigen; please report it", category: .bug)
  }

  static func collidingPaths(_ first: PlannedFile, _ second: PlannedFile) -> Fault {
    let entries = [first.entry, second.entry].compactMap(\.self)
    let suspects = entries.isEmpty ? "what they are made from" : entries.joined(separator: " and ")
    return Fault(
      .publishing, "'\(second.path)'",
      "can't stand beside '\(first.path)': on some systems they are one file",
      remedy: "Check the names and ids of \(suspects)", category: .data)
  }

  /// `findings` has at least one.
  static func findings(_ findings: [SiteFinding]) -> Fault {
    let first = findings[0]
    let more =
      switch findings.count {
      case 1: ""
      case 2: ", and there is 1 more problem"
      default: ", and there are \(findings.count - 1) more problems"
      }
    return Fault(
      .publishing, "\(first.page):\(first.line)", first.predicate + more,
      remedy: "Correct the template, the theme or the data that put it there", category: .data)
  }

  static func nameNotUTF8(in folder: String) -> Fault {
    output(
      folder, "holds something whose name is not UTF-8, and which could not be kept",
      remedy: "Rename it, or move it away")
  }

  static func stoppedPublishing(_ site: String) -> Fault {
    Fault(
      .publishing, site, "was not made to its end: the run was interrupted",
      remedy: "Start it again", category: .unavailable)
  }

  /// `paths` has at least one.
  static func notVerified(_ paths: [String], in site: String) -> Fault {
    let more = paths.count == 1 ? "" : ", and so are \(paths.count - 1) more files"
    return Fault(
      .publishing, "\(site)/\(paths[0])", "is other than it would be made anew\(more)",
      remedy:
        "Unless somebody changed the file, this is a bug of wikigen; please report it. Remove the file "
        + "to have it made anew",
      category: .bug)
  }

  static func unforeseen(_ path: String, _ error: any Error) -> Fault {
    Fault(
      .publishing, path, "could not be made: \(type(of: error))",
      remedy: "This is a bug of wikigen; please report it", category: .bug)
  }

  static func notRemovable(_ path: String) -> Fault {
    output(
      path, "is no site of wikigen's, as it has no \(Manifest.fileName), and is left as it is",
      remedy: "Name the folder of a site")
  }

  static func noFolder(_ path: String) -> Fault {
    Fault(
      .commandLine, path, "is no folder", remedy: "Name the folder of a site", category: .usage)
  }

  /// The same with another remedy.
  func advising(_ remedy: String) -> Fault {
    Fault(stage, subject, problem, remedy: remedy, category: category)
  }

  private static func output(_ subject: String, _ problem: String, remedy: String) -> Fault {
    Fault(.publishing, subject, problem, remedy: remedy, category: .output)
  }
}

extension Int32 {
  /// What the system says of this code of an error, as the end of a sentence.
  fileprivate var words: String { String(cString: strerror(self)).lowercased() }
}

import Diagnostics
import Foundation

/// Where what lies in the cache.
struct CacheFolder: Sendable {
  let path: String

  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  var lock: String { path + "/lock" }
  var store: String { path + "/store.sqlite" }
  var pages: String { path + "/pages" }
  var pictures: PictureFolder { PictureFolder(path: path + "/pictures") }

  /// Makes the folder, for its owner alone, and marks it as one that neither git nor a backup needs.
  ///
  /// A folder that had other files in it before is not marked: git would no longer see them.
  func prepare() throws(Fault) {
    try FileWriter.makeFolder(path, mode: 0o700)
    let names = try FolderListing.names(in: path) ?? []
    guard names.allSatisfy(Self.isOfMark) else { return }
    for (name, text) in Self.marks where !names.contains(name) {
      try FileWriter.replace(
        "\(path)/\(name)", with: Array(text.utf8), by: "\(path)/\(name)\(Self.half)")
    }
  }

  /// What a mark has behind its name until it is whole: the same for all, so that what a killed process left of one
  /// is written over by the next.
  private static let half = ".half"

  private static func isOfMark(_ name: String) -> Bool {
    marks.keys.contains { name == $0 || name == $0 + half }
  }

  // The first line is what programs for backups look for: https://bford.info/cachedir/
  /// Texts by name.
  static let marks = [
    ".gitignore": "*\n",
    "CACHEDIR.TAG": """
    Signature: 8a477f597d28d172789f06886806bc55
    # What wikigen fetched. It may be removed; the next run then fetches everything.

    """,
  ]
}

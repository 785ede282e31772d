import Diagnostics
import Embedded

/// The files of `Templates/` and `Theme/`: the program's own, replaced one by one by the user's.
///
/// The user's are those of the folder that a setting names, else of the folder of that name in the
/// working directory, if there is one.
struct FileLayers: Sendable {
  /// Sorted: `Templates/rickandmorty/character.md`, `Theme/layout.html`.
  let paths: [String]
  /// The file on disk by the path that it replaces.
  private let overrides: [String: String]
  private let shown: @Sendable (String) -> String

  init(_ settings: BuildSettings) throws(Fault) {
    let templates = try Self.overrides(
      "Templates", from: settings.templates, of: .templates, settings)
    let theme = try Self.overrides("Theme", from: settings.theme, of: .theme, settings)
    overrides = templates.merging(theme) { path, _ in path }
    shown = { settings.shown($0) }
    let embedded = EmbeddedFiles.paths.filter {
      $0.hasPrefix("Templates/") || $0.hasPrefix("Theme/")
    }
    paths = Set(embedded).union(overrides.keys).sorted()
  }

  /// `nil` if there is no such file.
  func bytes(at path: String) throws(Fault) -> [UInt8]? {
    guard let file = overrides[path] else {
      let isOurs = path.hasPrefix("Templates/") || path.hasPrefix("Theme/")
      return isOurs ? EmbeddedFiles.bytes(at: path) : nil
    }
    return try FolderTree.bytes(ofFile: file)
  }

  /// Whether a file of the user's takes the place of the program's own, or stands beside those.
  func isReplaced(_ path: String) -> Bool { overrides[path] != nil }

  /// The path that the user knows: that of their own file, where it takes the place of one.
  func shownPath(of path: String) -> String { overrides[path].map(shown) ?? path }

  private static func overrides(
    _ folder: String, from named: String?, of setting: Setting, _ settings: BuildSettings
  ) throws(Fault) -> [String: String] {
    let root = named ?? settings.workingDirectory.appending(component: folder)
    guard DiskItem(atPath: root) == .folder else {
      guard named == nil else { throw Fault.missingFolder(settings.shown(root), of: setting) }
      return [:]
    }
    let files = try FolderTree(root: root).files()
    return Dictionary(
      uniqueKeysWithValues: files.map { ("\(folder)/\($0)", root.appending(component: $0)) })
  }
}

import Diagnostics

/// What `wikigen clean` prints.
struct RemovalReport {
  let text: String

  private static let namedAtMost = 20

  /// `folder` is as the user would type it.
  init(_ removal: (any Removal)?, of folder: String, isDryRun: Bool) {
    guard let removal else {
      text = "Nothing to remove in \(folder).\n"
      return
    }
    let names = isDryRun ? removal.files.map { Self.line(folder, $0) } : []
    let size = "\(removal.files.count.counted("file")) (\(removal.bytes.inBytes))"
    let sentence =
      isDryRun ? "Would remove \(size) from \(folder)." : "Removed \(size) from \(folder)."
    let lines = names + [sentence] + Self.kept(removal.foreign, folder, isDryRun)
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func kept(_ foreign: [String], _ folder: String, _ isDryRun: Bool) -> [String] {
    guard !foreign.isEmpty else { return [] }
    let more = foreign.count - namedAtMost
    return
      [
        "\(isDryRun ? "Would leave" : "Left") \(foreign.count.counted("file")) that wikigen did not "
          + "write:"
      ]
      + foreign.prefix(namedAtMost).map { "  " + line(folder, $0) }
      + (more > 0 ? ["  and \(more.grouped) more"] : [])
  }

  private static func line(_ folder: String, _ file: String) -> String {
    folder.appending(component: file).printable(upTo: 400)
  }
}

import Crypto
import Diagnostics
import Embedded
import Foundation

/// What a new wiki begins with: its configuration, and what renews it every night on the usual hosts.
struct StarterFiles {
  /// By path below the folder.
  let files: [String: [UInt8]]

  /// Each of the program's own by where it goes.
  private static let places = [
    "README.md": "README.md", "gitignore": ".gitignore", "nightly.sh": "nightly.sh",
    "install.sh": "install.sh", "github/wiki.yml": ".github/workflows/wiki.yml",
    "gitlab-ci.yml": ".gitlab-ci.yml", "systemd/publish.sh": "systemd/publish.sh",
    "systemd/wikigen.service": "systemd/wikigen.service",
    "systemd/wikigen.timer": "systemd/wikigen.timer",
  ]

  /// `name` is that of the folder.
  init(name: String, withTemplates: Bool, withTheme: Bool) {
    let id = Self.identifier(of: name)
    let values = [
      "@ID@": id, "@VERSION@": Program.version, "@MINUTE@": "\(Self.minute(of: name))",
    ]
    var files: [String: [UInt8]] = [:]
    for (path, place) in Self.places {
      guard let bytes = EmbeddedFiles.bytes(at: "Starter/\(path)") else {
        preconditionFailure("Starter/\(path) is not in the program")
      }
      let text = values.reduce(String(decoding: bytes, as: UTF8.self)) { text, value in
        text.replacing(value.key, with: value.value)
      }
      files[place] = Array(text.utf8)
    }
    let table = SettingTable(sources: SourceOutline.all)
    files["wikigen.yml"] = Array(StarterConfiguration(id: id, table: table).text.utf8)
    for path in EmbeddedFiles.paths {
      let isWanted =
        withTemplates && path.hasPrefix("Templates/") || withTheme && path.hasPrefix("Theme/")
      if isWanted { files[path] = EmbeddedFiles.bytes(at: path) }
    }
    self.files = files
  }

  /// Writes all of them, or none where one is there already. `shown` is the folder as the user knows it.
  func write(into folder: String, shown: String) throws(Fault) {
    let taken = files.keys.sorted().filter { Self.isThere(folder.appending(component: $0)) }
    guard taken.isEmpty else { throw Fault.startTaken(taken, in: shown) }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let file = URL(filePath: folder.appending(component: path))
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .withoutOverwriting)
      } catch {
        throw Fault.unwritableStart(shown.appending(component: path))
      }
    }
  }

  /// A link that leads nowhere is there too.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Of the folder's name, what is safe in names of files; wikis of several folders are then told apart
  /// by the browsers that keep their readers' favourites.
  private static func identifier(of name: String) -> String {
    let plain = name.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    let words = String(plain).split(separator: "-").joined(separator: "-")
    return words.isEmpty ? Program.name : words
  }

  /// Between 3 and 57, and odd: hosts are busiest at full and half hours. Wikis of other names take others.
  private static func minute(of name: String) -> Int {
    let digest = SHA256.hash(data: Array(name.utf8))
    let sum = digest.prefix(4).reduce(0) { $0 * 256 + Int($1) }
    let minute = 3 + sum % 28 * 2
    return (27...33).contains(minute) ? minute + 10 : minute
  }
}

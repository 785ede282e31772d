import Diagnostics

/// What `wikigen serve` was asked to do.
struct ServeSettings: Sendable {
  /// Nil: the usual one, or a free one where that is taken.
  let port: Int?
  /// Where the wiki stands below the server's name: `/wiki`.
  let path: String
  /// Whether the browser is to open it.
  let opensBrowser: Bool
  private let flags: GivenFlags
  private let surroundings: Surroundings

  static let usualPort = 8080

  init(
    port: String?, path: String?, opensBrowser: Bool, flags: GivenFlags,
    surroundings: Surroundings
  ) throws(Fault) {
    self.port = try port.map { text throws(Fault) in
      guard let number = Int(text), (0...65_535).contains(number) else { throw Fault.badPort(text) }
      return number
    }
    self.path = path ?? "/"
    guard Self.isPlain(self.path) else { throw Fault.badSubfolder(self.path) }
    self.opensBrowser = opensBrowser
    self.flags = flags
    self.surroundings = surroundings
  }

  /// As the configuration is now.
  func build() throws(Fault) -> BuildSettings {
    try BuildSettings(flags: flags, sources: SourceOutline.all, surroundings: surroundings)
      .previewing()
  }

  /// What the settings depend on: where `build()` fails, it must be watched all the same.
  var configuration: String {
    let named = flags.values["config"]?.last ?? surroundings.environment["WIKIGEN_CONFIG"]
    let folder = surroundings.workingDirectory
    guard let named, !named.isEmpty else { return folder.appending(component: "wikigen.yml") }
    return named.hasPrefix("/") ? named : folder.appending(component: named)
  }

  private static func isPlain(_ path: String) -> Bool {
    path.split(separator: "/").allSatisfy { name in
      !name.hasPrefix(".")
        && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~".contains($0)) }
    }
  }
}

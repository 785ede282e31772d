@testable import wikigen

/// `Docs/configuration.md`: every setting on each layer, made from the table of settings.
struct ConfigurationReference {
  let text: String

  init() {
    let settings = SettingTable(sources: SourceOutline.all).settings
    let kept = settings.filter { $0.key != nil }
    let passing = settings.filter { $0.key == nil }
    text = """
      # Settings

      <!-- Made from the code by `make golden`; a test compares. -->

      A flag wins over `--set KEY=VALUE`, that over the environment, that over `wikigen.yml`, that over the default; `wikigen init`
      writes a `wikigen.yml` with all of them. Paths in the file begin at its folder. An unknown name is a fault with the nearest
      one. Credentials are read from the environment alone: `wikigen sources` names them.

      ## Of a wiki

      \(Self.table(kept, first: "in `wikigen.yml`") { $0.key ?? "" })

      ## Of a run

      \(Self.table(passing, first: "flag") { "--\($0.flag ?? "")" })

      """
  }

  private static func table(
    _ settings: [Setting], first: String, name: (Setting) -> String
  ) -> String {
    let rows = settings.map { setting in
      let flag = setting.key == nil ? nil : setting.flag.map { "`--\($0)`" }
      let others = [flag, setting.environment.map { "`\($0)`" }].compactMap(\.self)
      let cells = [
        "`\(name(setting))`", others.joined(separator: ", "), setting.kind.expectation,
        setting.fallback ?? "none", setting.help,
      ]
      return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
    }
    return
      ([
        "| \(first) | also | is | default | what it is for |", "|---|---|---|---|---|",
      ] + rows).joined(separator: "\n")
  }
}

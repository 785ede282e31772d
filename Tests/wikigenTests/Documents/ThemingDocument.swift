import Foundation
import TestSupport

/// What `Docs/theming.md` says, for the tests that hold it against the theme.
struct ThemingDocument {
  /// The files that it shows, by path.
  let files: [String: String]
  /// Every path below `Templates/` and `Theme/` that it names in its text.
  let paths: Set<String>
  /// Every custom property that it names anywhere.
  let properties: Set<String>
  let refusals: [Refusal]

  /// A file that stops a build.
  struct Refusal: Sendable, CustomStringConvertible {
    let path: String
    let text: String
    let sentence: String

    var description: String { "\(path): \(text)" }
  }

  init() throws {
    let text = try String(contentsOfFile: CheckoutFolder.path("Docs/theming.md"), encoding: .utf8)
    let blocks = text.matches(of: /(?ms)^`([^`\n]+)`\n```\w+\n(.*?)^```$/)
    files = Dictionary(blocks.map { (String($0.1), String($0.2)) }) { $1 }
    refusals = text.matches(of: /(?m)^\| `(.+)` \| `(.+)` \| `(.+)` \|$/).map {
      Refusal(path: String($0.1), text: String($0.2), sentence: String($0.3))
    }
    let prose = blocks.reversed().reduce(into: text) { $0.removeSubrange($1.range) }
    paths = Set(prose.matches(of: /`((?:Templates|Theme)\/[^`:\s]+)`/).map { String($0.1) })
    properties = Set(Self.properties(in: text))
  }

  /// The names of the theme's style sheets, by sheet, of what they define.
  static func defined(in sheet: String) throws -> Set<String> {
    let path = CheckoutFolder.path("Theme/css/\(sheet)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return Set(text.matches(of: /(?m)^\s*(--[a-z0-9-]+):/).map { String($0.1) })
  }

  /// Custom properties, but no flags of the command line.
  private static func properties(in text: String) -> [String] {
    text.matches(of: /(?:`|var\(|^ +)(--[a-z0-9-]+)(?:`|\)|:)/.anchorsMatchLineEndings())
      .map { String($0.1) }.filter { !flags.contains($0) }
  }

  private static let flags: Set = ["--templates", "--theme", "--pwa"]
}

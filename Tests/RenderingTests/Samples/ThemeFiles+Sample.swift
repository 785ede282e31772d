import Foundation
import TestSupport

@testable import Rendering

extension ThemeFiles {
  /// The theme and the templates of the checkout, and those of a source that only tests have.
  static func sample(
    replacing changes: [String: String] = [:], adding file: ThemeFile? = nil,
    without path: String? = nil, isBuiltIn: Bool = true
  ) throws -> ThemeFiles {
    var texts = try checkout("Theme").merging(checkout("Templates/pages")) { $1 }
    texts["Templates/solar/moon.md"] = moon
    texts["Templates/solar/strings/en.yml"] = strings
    texts.merge(changes) { $1 }
    texts[path ?? ""] = nil
    let files = texts.map {
      ThemeFile(
        path: $0.key, shownPath: $0.key, bytes: Array($0.value.utf8), isBuiltIn: isBuiltIn)
    }
    return ThemeFiles(files + (file.map { [$0] } ?? []))
  }

  private static func checkout(_ folder: String) throws -> [String: String] {
    let root = CheckoutFolder.path(folder)
    var texts: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let url = URL(filePath: root).appending(path: name)
      if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
      texts["\(folder)/\(name)"] = try String(contentsOf: url, encoding: .utf8)
    }
    return texts
  }

  private static let moon = """
    # {{entry.title}}

    {{> badges}}

    {{> infobox}}

    | {{words.solar.crater}} | {{words.solar.depth}} |
    | --- | --- |
    {{#craters}}
    | {{name}} | {{depth}} |
    {{/craters}}

    {{> namesakes}}

    {{> neighbours}}

    """

  private static let strings = """
    sources:
      solar: {title: Solar System, complete: All moons., credits: Nobody owns the moons.}
    collections:
      moons:
        title: Moons
        count: {one: "{count} moon", other: "{count} moons"}
        lead: What circles a planet.
    facets:
      moons: {color: Color}
    badges:
      state:
        icy: {emoji: 🧊, word: Icy}
    solar: {color: Color, crater: Crater, depth: Depth}

    """
}

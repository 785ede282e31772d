import Foundation
import TestSupport

@testable import Rendering

extension ThemeFiles {
  /// The theme and the templates of the checkout, and those of a source that only tests have.
  static func sample(
    replacing changes: [String: String] = [:], adding file: ThemeFile? = nil,
    without path: String? = nil, isBuiltIn: Bool = true
  ) throws -> ThemeFiles {
    var contents = try checkout("Theme").merging(checkout("Templates/pages")) { $1 }
    let own = ["Templates/solar/moon.md": moon, "Templates/solar/strings/en.yml": strings]
    contents.merge(own.merging(changes) { $1 }.mapValues { Array($0.utf8) }) { $1 }
    contents[path ?? ""] = nil
    let files = contents.map {
      ThemeFile(path: $0.key, shownPath: $0.key, bytes: $0.value, isBuiltIn: isBuiltIn)
    }
    return ThemeFiles(files + (file.map { [$0] } ?? []))
  }

  private static func checkout(_ folder: String) throws -> [String: [UInt8]] {
    let root = CheckoutFolder.path(folder)
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let url = URL(filePath: root).appending(path: name)
      if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
      contents["\(folder)/\(name)"] = Array(try Data(contentsOf: url))
    }
    return contents
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

/// How the files of a new site differ from those of the old one.
public struct SiteChanges: Equatable, Sendable {
  public let added: [String]
  public let changed: [String]
  public let removed: [String]

  public static let none = SiteChanges(added: [], changed: [], removed: [])

  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }

  public init(added: [String], changed: [String], removed: [String]) {
    self.added = added.sorted()
    self.changed = changed.sorted()
    self.removed = removed.sorted()
  }

  /// A line a file: `A` for added, `M` for changed, `D` for removed, a tab and the path.
  public var text: String {
    let lines =
      added.map { "A\t\($0)\n" } + changed.map { "M\t\($0)\n" } + removed.map { "D\t\($0)\n" }
    return lines.joined()
  }
}

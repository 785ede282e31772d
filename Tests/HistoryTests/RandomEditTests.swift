import Foundation
import TestSupport
import Testing
import Wiki

@testable import History

@Suite struct `A set of random edits` {
  @Test(arguments: 1...(SoakCount.isSoaking ? 2_000 : 100))
  func `is found again, and nothing else is`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (before, after, expected) = ([Entry](), [Entry](), [EntryChange]())
    for key in 0..<40 {
      let edit = Edit.allCases[Int.random(in: Edit.allCases.indices, using: &generator)]
      let (old, new, change) = edit.made(of: "\(key)", drawing: generator.next())
      before += old.map { [$0] } ?? []
      after += new.map { [$0] } ?? []
      expected += change.map { [$0] } ?? []
    }
    before.shuffle(using: &generator)
    let changes = Comparison(from: .moons(before), to: .moons(after)).changes
    #expect(Set(changes) == Set(expected), "seed \(seed)")
    #expect(changes.count == expected.count, "seed \(seed)")
  }

  private enum Edit: CaseIterable {
    case none, drift, come, leave, rename, recolor, fade, join, part

    /// The entry before and after, and what is to be found.
    func made(
      of key: String, drawing number: UInt64
    ) -> (Entry?, Entry?, EntryChange?) {
      let name = "Moon \(key)"
      let (red, blue) = (Phrase.verbatim("Red \(number)"), Phrase.verbatim("Blue"))
      let moon = Entry.moon(key, title: name, color: blue)
      func changed(_ field: FieldChange) -> EntryChange { .moon(key, title: name, fields: field) }
      switch self {
      case .none: return (moon, moon, nil)
      case .drift:
        return (moon, .moon(key, title: name, color: blue, votes: 1 + Int(number % 99)), nil)
      case .come: return (nil, moon, .moon(.added, key, title: name))
      case .leave: return (moon, nil, .moon(.removed(why: .gone), key, title: name))
      case .rename:
        let new = "Moon \(number)"
        return (
          moon, .moon(key, title: new, color: blue),
          .moon(key, title: new, fields: .name(name, new))
        )
      case .recolor:
        return (moon, .moon(key, title: name, color: red), changed(.color(blue, red)))
      case .fade: return (moon, .moon(key, title: name), changed(.color(blue, .empty)))
      case .join:
        return (
          moon, .moon(key, title: name, color: blue, near: ["x"]),
          changed(.near(added: ["moons/x"]))
        )
      case .part:
        return (
          .moon(key, title: name, color: blue, near: ["x", "y"]),
          .moon(key, title: name, color: blue, near: ["y"]), changed(.near(removed: ["moons/x"]))
        )
      }
    }
  }
}

import Diagnostics
import Wiki

/// The links between two collections whose entries name one another: the union of what both say.
struct SymmetricLinks {
  private let forward: [Int: [Int]]
  private let backward: [Int: [Int]]
  let oneSided: [OneSidedLink]

  /// - Parameters:
  ///   - left: the collection whose entries hold the links of `stated`, by key.
  ///   - answered: what the entries of `right` say of `left`, by their key.
  init(
    _ left: String, _ stated: [Int: [Int]], _ right: String, _ answered: [Int: [Int]]
  ) {
    let there = Self.pairs(stated)
    let back = Set(Self.pairs(answered).map { Pair(left: $0.right, right: $0.left) })
    let union = there.union(back).sorted()
    forward = Dictionary(grouping: union, by: \.left).mapValues { $0.map(\.right) }
    backward = Dictionary(grouping: union, by: \.right).mapValues { $0.map(\.left) }
    oneSided = union.compactMap { pair in
      let (leftID, rightID) = (EntryID(left, pair.left), EntryID(right, pair.right))
      if !back.contains(pair) { return OneSidedLink(from: leftID, to: rightID) }
      if !there.contains(pair) { return OneSidedLink(from: rightID, to: leftID) }
      return nil
    }
  }

  /// In ascending order.
  func right(of left: Int) -> [Int] { forward[left] ?? [] }

  /// In ascending order.
  func left(of right: Int) -> [Int] { backward[right] ?? [] }

  private struct Pair: Hashable, Comparable {
    let left: Int
    let right: Int

    static func < (one: Pair, other: Pair) -> Bool {
      (one.left, one.right) < (other.left, other.right)
    }
  }

  private static func pairs(_ links: [Int: [Int]]) -> Set<Pair> {
    Set(links.flatMap { left, rights in rights.map { Pair(left: left, right: $0) } })
  }
}

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
    let there = Self.unique(
      stated.flatMap { left, rights in rights.map { Pair(left: left, right: $0) } })
    let back = Self.unique(
      answered.flatMap { right, lefts in lefts.map { Pair(left: $0, right: right) } })
    let union = Self.unique(there + back)
    var oneSided: [OneSidedLink] = []
    var (next, answer) = (there.startIndex, back.startIndex)
    for pair in union {
      let isStated = next < there.endIndex && there[next] == pair
      let isAnswered = answer < back.endIndex && back[answer] == pair
      next += isStated ? 1 : 0
      answer += isAnswered ? 1 : 0
      if isStated && isAnswered { continue }
      let (leftID, rightID) = (EntryID(left, pair.left), EntryID(right, pair.right))
      oneSided.append(
        isStated
          ? OneSidedLink(from: leftID, to: rightID) : OneSidedLink(from: rightID, to: leftID))
    }
    self.oneSided = oneSided
    forward = Dictionary(grouping: union, by: \.left).mapValues { $0.map(\.right) }
    backward = Dictionary(grouping: union, by: \.right).mapValues { $0.map(\.left) }
  }

  /// In ascending order.
  func right(of left: Int) -> [Int] { forward[left] ?? [] }

  /// In ascending order.
  func left(of right: Int) -> [Int] { backward[right] ?? [] }

  private struct Pair: Comparable {
    let left: Int
    let right: Int

    static func < (one: Pair, other: Pair) -> Bool {
      (one.left, one.right) < (other.left, other.right)
    }
  }

  /// Each once, ascending: what is sorted is compared in one go, where a table would hash each pair several times.
  private static func unique(_ pairs: [Pair]) -> [Pair] {
    var unique: [Pair] = []
    for pair in pairs.sorted() where pair != unique.last { unique.append(pair) }
    return unique
  }
}

import Diagnostics
import Wiki

/// The links between two collections whose entries name one another: the union of what both say.
struct SymmetricLinks {
  private let forward: Grouped
  private let backward: Grouped
  let oneSided: [OneSidedLink]

  /// - Parameters:
  ///   - left: the collection whose entries hold the links of `stated`, with their key.
  ///   - answered: what the entries of `right` say of `left`, with their key.
  init(
    _ left: String, _ stated: [(Int, [Int])], _ right: String, _ answered: [(Int, [Int])]
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
    forward = Grouped(union)
    backward = Grouped(union.map { Pair(left: $0.right, right: $0.left) }.sorted())
  }

  /// In ascending order.
  func right(of left: Int) -> [Int] { forward[left] }

  /// In ascending order.
  func left(of right: Int) -> [Int] { backward[right] }

  /// The right sides of sorted pairs by the left ones.
  private struct Grouped {
    private let rights: [Int]
    private var ranges: [Int: Range<Int>] = [:]

    init(_ pairs: [Pair]) {
      rights = pairs.map(\.right)
      var start = 0
      for (index, pair) in pairs.enumerated() {
        let isLast = index + 1 == pairs.count || pairs[index + 1].left != pair.left
        guard isLast else { continue }
        ranges[pair.left] = start..<index + 1
        start = index + 1
      }
    }

    subscript(left: Int) -> [Int] { ranges[left].map { Array(rights[$0]) } ?? [] }
  }

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

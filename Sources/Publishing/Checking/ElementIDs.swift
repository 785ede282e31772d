/// The ids of a page's elements, in their order.
struct ElementIDs {
  private(set) var all: [String] = []
  /// Those behind the first few.
  private var many: Set<String> = []
  /// So many are compared one by one sooner than looked up; most pages have fewer.
  private static let few = 16

  init() { all.reserveCapacity(Self.few) }

  /// False of one that is there already, which stays there once.
  @discardableResult
  mutating func insert(_ id: String) -> Bool {
    guard !contains(id) else { return false }
    if all.count >= Self.few { many.insert(id) }
    all.append(id)
    return true
  }

  func haveAny(of others: [String]) -> Bool { others.contains(where: contains) }

  private func contains(_ id: String) -> Bool {
    all.prefix(Self.few).contains(id) || many.contains(id)
  }
}

import Wiki

/// An order in which a list or hits can be shown.
public struct SearchOrder: Sendable {
  /// `name`, `list`, a measure's id, or a ranked category: `list/popular`.
  public let id: String
  /// Of each document its place, from 1; 0 where it has none. Equals share one.
  public let places: [Int]
  /// Of a measure the value at each place, the least first: those of other collections are compared
  /// with it.
  public let values: [Int]

  init(id: String, places: [Int], values: [Int] = []) {
    self.id = id
    self.places = places
    self.values = values
  }
}

extension SearchOrder {
  /// By name, then by key, shorter keys first: those are numbers.
  static func name(_ documents: [SearchDocument]) -> SearchOrder {
    let keys = documents.map { ($0.folded.text, $0.id.key.utf8.count, $0.id.key) }
    var places = keys.map { _ in 0 }
    for (place, number) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
      places[number] = place + 1
    }
    return SearchOrder(id: "name", places: places)
  }

  /// By a number that some of the entries have; `nil` if none has.
  static func measure(_ kind: Measure.Kind, _ entries: [Entry]) -> SearchOrder? {
    let values = entries.map { $0.measures[kind] }
    let distinct = Set(values.compactMap(\.self)).sorted()
    guard !distinct.isEmpty else { return nil }
    let places = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0 + 1) })
    return SearchOrder(
      id: kind.rawValue, places: values.map { value in value.flatMap { places[$0] } ?? 0 },
      values: distinct)
  }

  /// The categories that the source ranks.
  static func ranked(
    _ group: FacetCategories, numbers: SearchNumbers, in site: Site
  ) -> [SearchOrder] {
    group.paged.filter(\.isRanked).map { category in
      var places = [Int](repeating: 0, count: numbers.count)
      for (place, member) in category.members.enumerated() {
        if let number = numbers[member] { places[number] = place + 1 }
      }
      return SearchOrder(
        id: "\(group.facet.id)/\(site.slug(of: category, in: group))", places: places)
    }
  }
}

import Diagnostics
import Pages
import Wiki

extension SearchPart {
  /// A number of the same width for each document: a browser finds it without reading the others. The
  /// values of a measure are the steps from one to the next.
  static func value(of order: SearchOrder) -> JSONValue {
    let width = Base90.width(upTo: order.places.max() ?? 0)
    let places: [(name: String, value: JSONValue)] = [
      ("o", .text(Base90.text(of: order.places, width: width))), ("width", .number(width)),
    ]
    guard let least = order.values.first else { return .object(places) }
    let steps = Base90.text { bytes in
      for (value, last) in zip(order.values, [least] + order.values) {
        Base90.append(varint: value - last, to: &bytes)
      }
    }
    return .object(places + [("least", .number(least)), ("steps", .text(steps))])
  }

  /// `nil` without facets to filter by.
  static func filters(
    of collection: SearchCollection, in wording: Wording
  ) throws(Fault) -> SearchShard? {
    var facets: [(name: String, value: JSONValue)] = []
    for filter in collection.filters {
      facets.append((filter.facet.id, try value(of: filter, in: wording)))
    }
    if facets.isEmpty { return nil }
    return SearchShard("f", of: collection.definition.id, .object([("facets", .object(facets))]))
  }

  private static func value(of filter: SearchFilter, in wording: Wording) throws(Fault) -> JSONValue
  {
    var values: [JSONValue] = []
    for value in filter.values {
      values.append(.texts([value.slug, try wording.text(value.title)]))
    }
    let isMany = filter.documents.contains { $0.count > 1 }
    let width = Base90.width(upTo: filter.values.count)
    let documents =
      isMany
      ? filter.documents.map { Base90.text(of: $0, width: width) }.joined(separator: " ")
      : Base90.text(of: filter.documents.map { ($0.first ?? -1) + 1 }, width: width)
    return .object([
      ("values", .list(values)), ("docs", .text(documents)), ("many", .flag(isMany)),
      ("width", .number(width)),
    ])
  }
}

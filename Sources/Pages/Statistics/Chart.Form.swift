import Wiki

extension Chart {
  /// How a chart is drawn.
  enum Form: Hashable, Sendable {
    /// A few parts of a whole, side by side in one strip.
    case strip
    /// Values on a scale, each a column.
    case columns
    /// The largest of many values, each a bar.
    case bars

    /// `nil` where there is nothing to compare, or more on a scale than can be drawn.
    init?(of group: FacetCategories) {
      guard group.all.count > 1 else { return nil }
      if group.all.allSatisfy({ $0.value.scale != nil }) {
        guard group.all.count <= Self.mostColumns else { return nil }
        self = .columns
      } else {
        let isWhole = group.collection.entries.allSatisfy {
          ($0.facets[group.facet.id] ?? []).count <= 1
        }
        self = isWhole && group.all.count <= Self.mostShares ? .strip : .bars
      }
    }

    private static let mostColumns = 30
    private static let mostShares = 6
  }
}

extension FacetValue {
  /// The place on a scale of a value that the source ranks and whose key is a number: a season, the
  /// first year of a decade.
  var scale: Int? {
    let digits = key.prefix { $0.isASCII && $0.isNumber }
    let isNumber =
      digits.count == key.count || (digits.count == key.count - 1 && key.hasSuffix("s"))
    return rank == nil || !isNumber ? nil : Int(digits)
  }
}

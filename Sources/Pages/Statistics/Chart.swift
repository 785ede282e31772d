import Wiki

/// How the entries of a collection divide, drawn.
public struct Chart: TemplateModel {
  let title: Phrase
  /// The page of all values; `nil` where there is none.
  let all: Link?
  let form: Form
  let parts: [ChartPart]

  /// `nil` where there is nothing to compare, or too much of it.
  init?(_ group: FacetCategories, in site: Site) {
    guard !group.facet.isOpenEnded, let form = Form(of: group) else { return nil }
    title = group.title
    all = site.facetLink(group)
    self.form = form
    switch form {
    case .strip: parts = Self.shares(of: group, in: site)
    case .columns:
      let ascending = group.all.sorted { ($0.value.scale ?? 0) < ($1.value.scale ?? 0) }
      parts = Self.lengths(of: ascending, in: group, site)
    case .bars:
      let largest = group.all.enumerated()
        .sorted { ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset) }
        .prefix(Self.mostBars).map(\.element)
      parts = Self.lengths(of: largest, in: group, site)
    }
  }

  /// One column for each point from 0 to 10; `nil` if nothing is rated.
  init?(ratingsOf collection: EntryCollection) {
    var counts = [Int](repeating: 0, count: 10)
    for rating in collection.entries.compactMap({ $0.measures[.rating] }) {
      counts[min(max(rating / 10, 0), 9)] += 1
    }
    guard let most = counts.max(), most > 0 else { return nil }
    title = .word("measures.\(collection.id).rating")
    all = nil
    form = .columns
    parts = counts.enumerated().map { point, count in
      ChartPart(
        title: .sentence(
          "statistics.span", ["from": .number(point), "to": .number(point + 1)]),
        target: nil, count: count, length: ChartPart.length(of: count, among: most))
    }
  }

  public static let fields: [TemplateField<Chart>] = [
    .text("title", "what the entries are divided by", \.title),
    .link("all", "the page of all values; may be absent", \.all),
    .flag("isStrip", "whether the parts make up a whole") { $0.form == .strip },
    .flag("isColumns", "whether the parts stand on a scale") { $0.form == .columns },
    .flag("isBars", "whether the parts are the largest of many") { $0.form == .bars },
    .flag("isDense", "whether there are more columns than a phone has room to name") {
      $0.parts.count > 6 && $0.all != nil
    },
    .rows("parts", "the parts", \.parts),
  ]

  private static let mostBars = 12

  /// The rest of the collection, of which nothing is known, makes the whole.
  private static func shares(of group: FacetCategories, in site: Site) -> [ChartPart] {
    let total = group.collection.entries.count
    var start = 0
    var parts = group.all.map { category in
      let link = site.categoryLink(category, in: group)
      let part = ChartPart(
        title: link.title, target: link.target, count: category.members.count,
        from: start, of: total)
      start += category.members.count
      return part
    }
    if start < total {
      parts.append(
        ChartPart(
          title: .word("statistics.unstated"), target: nil, count: total - start, from: start,
          of: total))
    }
    return parts
  }

  private static func lengths(
    of categories: [Category], in group: FacetCategories, _ site: Site
  ) -> [ChartPart] {
    let most = categories.map(\.members.count).max() ?? 0
    return categories.map { category in
      let link = site.categoryLink(category, in: group)
      return ChartPart(
        title: link.title, target: link.target, count: category.members.count,
        length: ChartPart.length(of: category.members.count, among: most))
    }
  }
}

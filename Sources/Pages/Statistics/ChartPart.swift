import Wiki

/// One part of a chart: a value and how many entries have it.
public struct ChartPart: TemplateModel {
  let title: Phrase
  /// `nil` where the part has no page of its own.
  let target: Link.Target?
  let count: Int
  /// In thousandths of the whole, where the part begins.
  let start: Int
  /// In thousandths of the whole, or of the largest part.
  let length: Int

  init(title: Phrase, target: Link.Target?, count: Int, length: Int) {
    self.title = title
    self.target = target
    self.count = count
    start = 0
    self.length = length
  }

  /// A share of a whole of `total`, before which others have `from` of it.
  init(title: Phrase, target: Link.Target?, count: Int, from: Int, of total: Int) {
    self.title = title
    self.target = target
    self.count = count
    start = from * Self.whole / total
    length = (from + count) * Self.whole / total - start
  }

  public static let fields: [TemplateField<ChartPart>] = [
    .text("title", "the value", \.title),
    .link("link", "the value's page; may be absent") { part in
      part.target.map { Link(part.title, to: $0) }
    },
    .text("count", "how many entries have it") { .number($0.count) },
    .number("start", "in thousandths, where the part of a strip begins", \.start),
    .number("length", "in thousandths of the strip, or of the longest", \.length),
    .number("top", "in thousandths, what is left above a column") { whole - $0.length },
  ]

  private static let whole = 1_000

  /// Whatever there is can be seen.
  static func length(of count: Int, among most: Int) -> Int {
    guard most > 0, count > 0 else { return 0 }
    // Not in whole numbers: an amount may be as large as there are.
    return max(Int(Double(count) / Double(most) * Double(whole)), 8)
  }
}

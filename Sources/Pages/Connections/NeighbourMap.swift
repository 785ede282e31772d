import Wiki

/// A small drawing of an entry among the best connected of its neighbours.
///
/// The entry is in the middle, its neighbours stand in two columns: names are read level, and need
/// no more room on a phone than elsewhere.
public struct NeighbourMap: TemplateModel {
  let height: Int
  let nodes: [NeighbourNode]

  /// `nil` where there is nothing to draw.
  init?(of entry: Entry, in site: Site) {
    let neighbours = site.graph.neighbours(of: entry, upTo: Self.mostNodes)
    guard neighbours.count >= Self.leastNodes else { return nil }
    let left = (neighbours.count + 1) / 2
    let height = left * Self.rowHeight
    self.height = height
    nodes = neighbours.enumerated().map { place, neighbour in
      let isLeft = place < left
      let rows = isLeft ? left : neighbours.count - left
      let row = isLeft ? place : place - left
      // A shorter column stands in the middle of the other's height.
      let top = (height - rows * Self.rowHeight) / 2
      return NeighbourNode(
        at: neighbour, in: site, isLeft: isLeft,
        y: top + row * Self.rowHeight + Self.rowHeight / 2, middle: height / 2)
    }
  }

  public static let fields: [TemplateField<NeighbourMap>] = [
    .number("height", "of the drawing, whose width is 360", \.height),
    .number("middle", "half of the height") { $0.height / 2 },
    .rows("nodes", "the neighbours", \.nodes),
  ]

  private static let mostNodes = 8
  private static let leastNodes = 2
  private static let rowHeight = 38
}

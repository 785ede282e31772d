extension RickAndMorty {
  /// The place of an episode in the series: by season, number and id; what has no season is last.
  struct SeriesOrder: Comparable {
    private let season: Int
    private let number: Int
    private let id: Int

    init(_ code: EpisodeCode, id: Int) {
      season = code.season ?? .max
      number = code.number ?? .max
      self.id = id
    }

    static func < (left: SeriesOrder, right: SeriesOrder) -> Bool {
      (left.season, left.number, left.id) < (right.season, right.number, right.id)
    }
  }
}

extension RickAndMorty.EpisodeMention {
  var order: RickAndMorty.SeriesOrder { RickAndMorty.SeriesOrder(code, id: id) }
}

import Wiki

extension RickAndMorty {
  static let episodeStructure = StructuredType(
    "TVEpisode",
    [
      StructuredProperty("episodeNumber", of: EpisodeDetail.self) {
        $0.code.number.map(StructuredValue.number)
      },
      StructuredProperty("partOfSeason", of: EpisodeDetail.self) {
        $0.code.season.map(season)
      },
      StructuredProperty("partOfSeries") { _ in
        .named("TVSeries", .word("sources.rickandmorty.title"))
      },
      StructuredProperty("datePublished", of: EpisodeDetail.self) {
        if case .day(let day) = $0.airDate { .date(day) } else { nil }
      },
    ])

  private static func season(_ number: Int) -> StructuredValue {
    .thing(
      type: "TVSeason",
      properties: [
        "name": .text(.sentence("values.season", ["number": .number(number)])),
        "seasonNumber": .number(number),
      ])
  }
}

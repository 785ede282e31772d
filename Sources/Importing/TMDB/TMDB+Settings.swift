extension TMDB {
  /// The settings under `sources.tmdb`.
  static let settings = [
    SourceSetting(
      "lists", .list(of: MovieList.allCases.map(\.rawValue)),
      fallback: "popular, or discover where that has parameters",
      help: "The lists that films are taken from, each up to its page 500."),
    SourceSetting(
      "discover", .parameters(of: discoverParameters),
      help: "What the films of the list discover must meet; beyond 10,000 films it is divided."),
    SourceSetting(
      "language", .languageTag, fallback: "the site's language",
      help: "The language of titles and texts."),
    SourceSetting(
      "region", .countryCode, fallback: "the US for certifications",
      help: "The country whose releases and certifications count."),
    SourceSetting(
      "people", .word(PeopleMode.allCases.map(\.rawValue)), fallback: PeopleMode.shown.rawValue,
      help: "Whether people have pages: none, shown, or full with biographies."),
    SourceSetting(
      "cast", .number(1...500), fallback: "20", help: "How many of a film's cast have pages."),
    SourceSetting("deny.ids", .items, help: "The ids of films to leave out."),
    SourceSetting(
      "deny.keywords", .items, help: "Names or ids of keywords; films with one are left out."),
  ]

  /// Those of `/discover/movie` but for `language`, `page`, `region` and `include_adult`.
  private static let discoverParameters = [
    "certification", "certification.gte", "certification.lte", "certification_country",
    "include_video", "primary_release_date.gte", "primary_release_date.lte",
    "primary_release_year", "release_date.gte", "release_date.lte", "sort_by",
    "vote_average.gte", "vote_average.lte", "vote_count.gte", "vote_count.lte", "watch_region",
    "with_cast", "with_companies", "with_crew", "with_genres", "with_keywords",
    "with_origin_country", "with_original_language", "with_people", "with_release_type",
    "with_runtime.gte", "with_runtime.lte", "with_watch_monetization_types",
    "with_watch_providers", "without_companies", "without_genres", "without_keywords",
    "without_watch_providers", "year",
  ]
}

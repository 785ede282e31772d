import Wiki

@testable import Importing

extension SourceData {
  static func tmdb(
    _ api: TMDBAPI, maxPages: Int? = nil, _ options: [String: SourceOptions.Value] = [:],
    inFlight: Int = 1, wantsEntries: Bool = true
  ) async throws -> SourceData {
    try await TMDB.source.load(
      .tmdb(
        api.transport, maxPages: maxPages, options: options, inFlight: inFlight,
        wantsEntries: wantsEntries))
  }

  /// The ids of the films, in the wiki's order.
  var films: [String] {
    collections.filter { $0.id == "movies" }.flatMap(\.entries).map(\.id.key)
  }

  /// The ids of a list's films in its order.
  func films(in list: String) -> [String] {
    let places = collections.filter { $0.id == "movies" }.flatMap(\.entries).compactMap { entry in
      entry.facets["list"]?.first { $0.key == list }.map { (entry.id.key, $0.place ?? .max) }
    }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

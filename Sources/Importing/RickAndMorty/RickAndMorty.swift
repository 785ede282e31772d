import Diagnostics
import Fetching
import Wiki

/// The Rick and Morty API: https://rickandmortyapi.com/documentation
public enum RickAndMorty {
  static let id = "rickandmorty"
  static let website = "https://rickandmortyapi.com"

  public static let source = APISource(
    id: id,
    title: "Rick and Morty",
    publicBase: "https://rickandmortyapi.com/api",
    credentials: [],
    credentialPage: nil,
    settings: [],
    rate: 3,
    inFlight: 2,
    neverHeals: neverHeals, mostDaysKept: nil,
    completeness: "every entry that info.count of each list counts",
    collections: [characters, locations, episodes],
    credits: credits,
    picture: picture,
    probe: { Endpoint.episode.page(1, at: $0) },
    load: { access throws(Fault) in try await Loader(access).load() })

  static let characters = CollectionDefinition(
    id: "characters", source: id, template: "rickandmorty/character",
    detail: CharacterDetail.schema,
    facets: [
      Facet("status"), Facet("species"), Facet("type", isOpenEnded: true, role: .pages),
      Facet("gender"), Facet("origin", role: .filter), Facet("location", role: .filter),
    ],
    measures: [Measure(.popularity)],
    isPictured: true,
    news: CollectionNews(
      facts: facts("status", "species", "type", "gender", "origin", "location"),
      relations: ["episode": "rickandmorty.facts.episodes"]),
    isExhaustive: true,
    relations: CollectionRelations(
      shown: [RelationKind("locations", "resident"), RelationKind("episodes", "character")],
      meeting: "episode"))

  static let locations = CollectionDefinition(
    id: "locations", source: id, template: "rickandmorty/location",
    detail: LocationDetail.schema,
    facets: [Facet("type", isOpenEnded: true, role: .pages), Facet("dimension")],
    measures: [Measure(.popularity)], isPictured: false,
    news: CollectionNews(
      facts: facts("type", "dimension"), relations: ["resident": "rickandmorty.facts.residents"]),
    isExhaustive: true,
    relations: CollectionRelations(
      shown: [RelationKind("characters", "origin"), RelationKind("characters", "location")]))

  static let episodes = CollectionDefinition(
    id: "episodes", source: id, template: "rickandmorty/episode",
    detail: EpisodeDetail.schema, facets: [Facet("season")],
    measures: [Measure(.date, isDescending: false)], isPictured: false,
    news: CollectionNews(
      facts: facts("code", "air-date"), relations: ["character": "rickandmorty.facts.characters"]),
    isExhaustive: true,
    relations: CollectionRelations(shown: [RelationKind("characters", "episode")]),
    structure: episodeStructure)

  private static func facts(_ names: String...) -> [String] {
    names.map { "rickandmorty.facts.\($0)" }
  }

  private static var credits: Phrase {
    let site = Phrase.word("sources.rickandmorty.site")
    let link = WebAddress(website).map { Phrase.link(Link(site, to: .web($0))) }
    return .sentence("sources.rickandmorty.credits", ["site": link ?? site])
  }

  /// Two texts come with a 500 that stays: a bad id, a broken array.
  private static func neverHeals(_ answer: Answer) -> Bool {
    let body = String(decoding: answer.body.prefix(200), as: UTF8.self)
    return answer.status == 500
      && (body.contains("you must provide an id") || body.contains("bad array"))
  }

  /// Addresses under the public base are asked at the configured one.
  private static func picture(_ picture: Picture, at base: BaseURL) -> Request? {
    let bases = [base.text, source.publicBase].map { $0 + "/" }
    guard let prefix = bases.first(where: { picture.address.hasPrefix($0) }) else { return nil }
    let path = picture.address.dropFirst(prefix.count)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard path.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
    let recording = path.filter { $0 != "avatar" }.joined(separator: "/")
    return Request(base: base, path: path, recording: "images/\(recording)", content: .picture)
  }
}

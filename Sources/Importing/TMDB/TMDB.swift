import Diagnostics
import Fetching
import Wiki

/// The Movie Database: https://developer.themoviedb.org/reference
public enum TMDB {
  static let id = "tmdb"
  static let website = "https://www.themoviedb.org"

  public static let source = APISource(
    id: id,
    title: "TMDB",
    publicBase: "https://api.themoviedb.org/3",
    credentials: [
      CredentialForm(variable: "TMDB_ACCESS_TOKEN", placement: .bearer),
      CredentialForm(variable: "TMDB_API_KEY", placement: .query("api_key")),
    ],
    credentialPage: "\(website)/settings/api",
    settings: settings,
    rate: 20,
    inFlight: 10,
    neverHeals: neverHeals,
    // Six months, by the terms of use.
    mostDaysKept: 180,
    completeness: "every film on pages 1 to 500 of each list, unless its details are a 404",
    collections: [movies, people],
    credits: credits,
    picture: picture,
    probe: { Requests.configuration(at: $0) },
    load: { access throws(Fault) in try await Loader(access).load() })

  static let movies = CollectionDefinition(
    id: "movies", source: id, template: "tmdb/movie", detail: MovieDetail.schema,
    facets: [
      Facet("list", role: .pages), Facet("genre"), Facet("decade"),
      Facet("year", role: .pages), Facet("language"), Facet("country", role: .pages),
      Facet("company", isOpenEnded: true, role: .pages), Facet("certification"),
      Facet("collection", isOpenEnded: true, role: .pages), Facet("rating", role: .filter),
      Facet("status", role: .filter),
    ],
    measures: [Measure(.date), Measure(.rating), Measure(.popularity)], isPictured: true,
    news: CollectionNews(
      facts: facts(
        "original-title", "released", "status", "runtime", "genres", "certification", "language",
        "countries", "companies", "collection"),
      relations: [
        "director": "tmdb.relations.director", "writer": "tmdb.relations.writer",
        "cast": "tmdb.relations.cast",
      ]),
    amounts: ["budget", "revenue"],
    relations: CollectionRelations(shown: [RelationKind("people", "film")]),
    structure: filmStructure)

  static let people = CollectionDefinition(
    id: "people", source: id, template: "tmdb/person", detail: PersonDetail.schema,
    facets: [Facet("department")],
    measures: [Measure(.popularity)], isPictured: true,
    news: CollectionNews(facts: facts("known-for", "born", "died", "place-of-birth")),
    relations: CollectionRelations(
      shown: Set(
        ["director", "writer", "cast", "crew"].map { RelationKind("movies", $0) })),
    structure: personStructure)

  private static func facts(_ names: String...) -> [String] { names.map { "tmdb.facts.\($0)" } }

  private static var credits: Phrase {
    let site = Phrase.word("sources.tmdb.site")
    let link = WebAddress(website).map { Phrase.link(Link(site, to: .web($0))) }
    return .sentence("sources.tmdb.credits", ["site": link ?? site])
  }

  /// A service that there is not, and an id that can't be one.
  private static func neverHeals(_ answer: Answer) -> Bool {
    let body = String(decoding: answer.body.prefix(300), as: UTF8.self)
    return answer.status == 501 || (answer.status == 500 && body.contains("The ID is invalid."))
  }
}

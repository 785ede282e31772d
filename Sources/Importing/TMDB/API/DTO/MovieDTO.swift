/// A film with its appended parts; what the wire says is unknown (null, "", 0, []) is empty here.
struct MovieDTO: Decodable, Sendable {
  let id: Int
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let overview: String
  let tagline: String
  let status: String
  let releaseDate: String
  let homepage: String
  let imdbID: String
  let posterPath: String?
  /// In minutes.
  let runtime: Int
  /// In US dollars.
  let budget: Int
  /// In US dollars.
  let revenue: Int
  let voteAverage: Double
  let voteCount: Int
  let adult: Bool
  let softcore: Bool
  private(set) var genres: [GenreDTO]
  let companies: [CompanyDTO]
  let countries: [CountryDTO]
  /// Codes: where the film is from, even where no company is named.
  let originCountries: [String]
  let spokenLanguages: [LanguageDTO]
  let collection: CollectionDTO?
  let credits: CreditsDTO?
  let videos: ListDTO<VideoDTO>?
  let releaseDates: ListDTO<CountryReleasesDTO>?
  let keywords: KeywordsDTO?
  let recommendations: ListDTO<RecommendationDTO>?
  let externalIDs: ExternalIDsDTO?

  private enum CodingKeys: String, CodingKey {
    case id, title, overview, tagline, status, homepage, runtime, budget, revenue, adult
    case softcore, genres, credits, videos, keywords, recommendations
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case imdbID = "imdb_id"
    case posterPath = "poster_path"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case companies = "production_companies"
    case countries = "production_countries"
    case originCountries = "origin_country"
    case spokenLanguages = "spoken_languages"
    case collection = "belongs_to_collection"
    case releaseDates = "release_dates"
    case externalIDs = "external_ids"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try values.decode(String.self, forKey: .title)
    originalTitle = try values.text(.originalTitle)
    originalLanguage = try values.text(.originalLanguage)
    overview = try values.text(.overview)
    tagline = try values.text(.tagline)
    status = try values.text(.status)
    releaseDate = try values.text(.releaseDate)
    homepage = try values.text(.homepage)
    imdbID = try values.text(.imdbID)
    posterPath = try values.decodeIfPresent(String.self, forKey: .posterPath)
    runtime = try values.number(.runtime)
    budget = try values.number(.budget)
    revenue = try values.number(.revenue)
    voteAverage = try values.decimal(.voteAverage)
    voteCount = try values.number(.voteCount)
    adult = try values.flag(.adult)
    softcore = try values.flag(.softcore)
    genres = try values.list(.genres)
    companies = try values.list(.companies)
    countries = try values.list(.countries)
    originCountries = try values.list(.originCountries)
    spokenLanguages = try values.list(.spokenLanguages)
    collection = try values.decodeIfPresent(CollectionDTO.self, forKey: .collection)
    credits = try values.part(.credits)
    videos = try values.part(.videos)
    releaseDates = try values.part(.releaseDates)
    keywords = try values.part(.keywords)
    recommendations = try values.part(.recommendations)
    externalIDs = try values.part(.externalIDs)
  }

  /// The same film, where its genres lack a name with the one that is known.
  func naming(_ known: [Int: String]) -> MovieDTO {
    guard genres.contains(where: \.name.isEmpty) else { return self }
    var named = self
    named.genres = genres.map {
      $0.name.isEmpty ? GenreDTO(id: $0.id, name: known[$0.id] ?? "") : $0
    }
    return named
  }
}

import JSONReading

/// A film with its appended parts; what the wire says is unknown (null, "", 0, []) is empty here. Its texts are
/// there as long as the answer is read.
struct MovieDTO: JSONReadableObject {
  let id: Int
  let title: JSONText
  let originalTitle: JSONText
  let originalLanguage: JSONText
  let overview: JSONText
  let tagline: JSONText
  let status: JSONText
  let releaseDate: JSONText
  let homepage: JSONText
  let imdbID: JSONText
  let posterPath: JSONText?
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
  let genres: [LabelDTO]
  let companies: [LabelDTO]
  let countries: [CountryDTO]
  /// Codes: where the film is from, even where no company is named.
  let originCountries: [JSONText]
  let spokenLanguages: [LanguageDTO]
  /// A series of films.
  let collection: LabelDTO?
  let credits: CreditsDTO?
  let videos: ListDTO<VideoDTO>?
  let releaseDates: ListDTO<CountryReleasesDTO>?
  let keywords: KeywordsDTO?
  let recommendations: ListDTO<RecommendationDTO>?
  let externalIDs: ExternalIDsDTO?

  /// Whether it is for adults alone.
  var isForAdults: Bool { adult || softcore }

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    title = try object.value("title")
    originalTitle = try object.text("original_title")
    originalLanguage = try object.text("original_language")
    overview = try object.text("overview")
    tagline = try object.text("tagline")
    status = try object.text("status")
    releaseDate = try object.text("release_date")
    homepage = try object.text("homepage")
    imdbID = try object.text("imdb_id")
    posterPath = try object.valueIfThere("poster_path")
    runtime = try object.number("runtime")
    budget = try object.number("budget")
    revenue = try object.number("revenue")
    voteAverage = try object.decimal("vote_average")
    voteCount = try object.number("vote_count")
    adult = try object.flag("adult")
    softcore = try object.flag("softcore")
    genres = try object.list("genres")
    companies = try object.list("production_companies")
    countries = try object.list("production_countries")
    originCountries = try object.list("origin_country")
    spokenLanguages = try object.list("spoken_languages")
    collection = try object.valueIfThere("belongs_to_collection")
    credits = try object.part("credits")
    videos = try object.part("videos")
    releaseDates = try object.part("release_dates")
    keywords = try object.part("keywords")
    recommendations = try object.part("recommendations")
    externalIDs = try object.part("external_ids")
  }
}

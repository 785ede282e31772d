import JSONReading
import Wiki

extension TMDB.FilmExcerpt {
  /// The bytes of an excerpt, in the order in which they are read.
  static func bytes(of dto: MovieDTO) -> [UInt8] {
    var writer = ByteWriter(capacity: 8192)
    writer.write(dto.id)
    writer.write(dto.isForAdults)
    let absent = dto.absentParts
    writer.write(
      MovieDTO.Part.allCases.enumerated().reduce(0) {
        $0 | (absent.contains($1.element) ? 1 << $1.offset : 0)
      })
    writeTexts(of: dto, to: &writer)
    writeNames(of: dto, to: &writer)
    writer.write(certifications(of: dto)) { writer, certification in
      writer.write(certification.region)
      writer.write(certification.text)
    }
    writer.write(dto.keywords?.keywords ?? []) { $0.write($1) }
    writer.write(dto.recommendations?.results.filter(\.isFilm).map(\.id).unique ?? []) {
      $0.write($1)
    }
    writer.write(TMDB.Trailer.candidates(among: dto.videos?.results ?? [])) { writer, trailer in
      writer.write(trailer.language)
      writer.write(trailer.trailer.name)
      writer.write(trailer.trailer.address.text)
    }
    writeCredits(of: dto, to: &writer)
    return writer.bytes
  }

  private static func writeTexts(of dto: MovieDTO, to writer: inout ByteWriter) {
    let original = dto.originalTitle.someLine
    let title = dto.title.someLine ?? original ?? JSONText("#\(dto.id)")
    writer.write(title)
    writer.write(original == title ? nil : original)
    writer.write(dto.overview.someLine)
    writer.write(dto.tagline.someLine)
    writer.write(dto.status.someLine)
    writer.write(dto.releaseDate.someLine)
    writer.write(dto.runtime)
    writer.write(dto.budget)
    writer.write(dto.revenue)
    let rating = TMDB.Rating(average: dto.voteAverage, votes: dto.voteCount)
    writer.write(rating?.score ?? 0)
    writer.write(rating?.votes ?? 0)
    writer.write(dto.posterPath)
    writer.write(TMDB.IMDbKey("tt", among: dto.externalIDs?.imdbID ?? "", dto.imdbID.string)?.text)
    writer.write(WebAddress(dto.homepage.singleLine.string)?.text)
    writer.write(dto.originalLanguage.someLine)
  }

  private static func writeNames(of dto: MovieDTO, to writer: inout ByteWriter) {
    writer.write(dto.genres) { $0.write($1) }
    writer.write(dto.companies) { $0.write($1) }
    writer.write(dto.collection != nil)
    if let series = dto.collection { writer.write(series) }
    let languages = dto.spokenLanguages.compactMap {
      coded($0.code, $0.englishName.someLine ?? $0.name)
    }
    writer.write(languages.unique(by: \.code)) { $0.write($1) }
    writer.write(countries(of: dto).unique(by: \.code)) { $0.write($1) }
  }

  private typealias CodedText = (code: JSONText, name: JSONText?)

  /// Where it was produced, else where it is from.
  private static func countries(of dto: MovieDTO) -> [CodedText] {
    let produced = dto.countries.compactMap { coded($0.code, $0.name) }
    return produced.isEmpty ? dto.originCountries.compactMap { coded($0, .empty) } : produced
  }

  /// `nil` if the code says nothing.
  private static func coded(_ code: JSONText, _ name: JSONText) -> CodedText? {
    code.someLine.map { (code: $0, name: name.someLine) }
  }

  /// Of each region that of the release in cinemas, else the first.
  private static func certifications(
    of dto: MovieDTO
  ) -> [(region: JSONText, text: JSONText)] {
    let regions = dto.releaseDates?.results ?? []
    let known = regions.unique(by: \.code)
    let areDistinct = known.count == regions.count
    return known.compactMap { region in
      let releases =
        areDistinct
        ? region.releases : regions.filter { $0.code == region.code }.flatMap(\.releases)
      return certification(of: releases).map { (region.code, $0) }
    }
  }

  private static func certification(of releases: [ReleaseDTO]) -> JSONText? {
    releases.lazy.filter { $0.type == ReleaseDTO.theatrical }.compactMap(\.certification.someLine)
      .first ?? releases.lazy.compactMap(\.certification.someLine).first
  }
}

extension ReleaseDTO {
  fileprivate static let theatrical = 3
}

extension ByteWriter {
  fileprivate mutating func write(_ label: LabelDTO) {
    write(label.id)
    write(label.name.singleLine)
  }

  fileprivate mutating func write(_ coded: (code: JSONText, name: JSONText?)) {
    write(coded.code)
    write(coded.name)
  }
}

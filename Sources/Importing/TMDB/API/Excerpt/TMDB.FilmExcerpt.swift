extension TMDB {
  /// What a wiki may need of the answer about a film, as it is kept beside the answer: whatever follows from
  /// the answer alone is settled, and names are single lines.
  struct FilmExcerpt: Sendable {
    let id: Int
    /// Whether it is for adults alone.
    let isAdult: Bool
    /// The parts that the answer came without.
    let absentParts: [MovieDTO.Part]
    let title: String
    /// `nil` if it is the title.
    let originalTitle: String?
    let overview: String?
    let tagline: String?
    let status: String?
    /// As the answer has it.
    let releaseDate: String?
    /// In minutes; 0 if unknown.
    let runtime: Int
    let budget: Int
    let revenue: Int
    let rating: Rating?
    let posterPath: String?
    let imdb: String?
    let homepage: String?
    let originalLanguage: String?
    /// A name may be missing.
    let genres: [NamedDTO]
    let companies: [NamedDTO]
    let series: NamedDTO?
    /// Each once.
    let spokenLanguages: [Coded]
    /// Each once.
    let countries: [Coded]
    /// Those of the regions that have one.
    let certifications: [(region: String, text: String)]
    let keywords: [NamedDTO]
    /// The ids of films, each once.
    let recommendations: [Int]
    /// The best first.
    let trailers: [Trailer]
    /// In billing order, each person once.
    let cast: [Role]
    /// Each job of a person once.
    let crew: [Work]
    private let bytes: [UInt8]

    struct Coded: Sendable {
      let code: String
      let name: String?
    }

    struct Trailer: Sendable {
      let language: String
      let name: String?
      let address: String
    }

    struct Role: Sendable {
      let person: Int
      let character: String
      /// Where the bytes tell of the person.
      let words: Int
    }

    struct Work: Sendable {
      let person: Int
      let department: String
      let job: String
      /// Where the bytes tell of the person.
      let words: Int
    }

    init(_ bytes: [UInt8]) throws(ByteReader.Damage) {
      var reader = ByteReader(bytes)
      id = try reader.number()
      isAdult = try reader.flag()
      let absent = try reader.number()
      absentParts = MovieDTO.Part.allCases.enumerated().filter { absent >> $0.offset & 1 == 1 }
        .map(\.element)
      title = try reader.text()
      originalTitle = try reader.textIfThere()
      overview = try reader.textIfThere()
      tagline = try reader.textIfThere()
      status = try reader.textIfThere()
      releaseDate = try reader.textIfThere()
      runtime = try reader.number()
      budget = try reader.number()
      revenue = try reader.number()
      rating = TMDB.Rating(score: try reader.number(), votes: try reader.number())
      posterPath = try reader.textIfThere()
      imdb = try reader.textIfThere()
      homepage = try reader.textIfThere()
      originalLanguage = try reader.textIfThere()
      genres = try reader.list { (reader) throws(ByteReader.Damage) in try reader.named() }
      companies = try reader.list { (reader) throws(ByteReader.Damage) in try reader.named() }
      series = try reader.flag() ? try reader.named() : nil
      spokenLanguages = try reader.list { (reader) throws(ByteReader.Damage) in try reader.coded() }
      countries = try reader.list { (reader) throws(ByteReader.Damage) in try reader.coded() }
      certifications = try reader.list { (reader) throws(ByteReader.Damage) in
        (try reader.text(), try reader.text())
      }
      keywords = try reader.list { (reader) throws(ByteReader.Damage) in try reader.named() }
      recommendations = try reader.list { (reader) throws(ByteReader.Damage) in
        try reader.number()
      }
      trailers = try reader.list { (reader) throws(ByteReader.Damage) in
        Trailer(
          language: try reader.text(), name: try reader.textIfThere(), address: try reader.text())
      }
      cast = try reader.list { (reader) throws(ByteReader.Damage) in
        Role(
          person: try reader.number(), character: try reader.text(), words: try reader.person())
      }
      crew = try reader.list { (reader) throws(ByteReader.Damage) in
        Work(
          person: try reader.number(), department: try reader.text(), job: try reader.text(),
          words: try reader.person())
      }
      guard reader.isAtEnd else { throw ByteReader.Damage() }
      self.bytes = bytes
    }

    /// What the answer says of a person; most are known from other films, and nobody asks.
    func person(at words: Int) -> Person {
      var reader = ByteReader(bytes, at: words)
      do throws(ByteReader.Damage) {
        return Person(
          name: try reader.text(), knownFor: try reader.text(),
          profilePath: try reader.textIfThere())
      } catch {
        preconditionFailure("the texts were found there before")
      }
    }
  }
}

extension ByteReader {
  fileprivate mutating func named() throws(Damage) -> NamedDTO {
    NamedDTO(id: try number(), name: try text())
  }

  fileprivate mutating func coded() throws(Damage) -> TMDB.FilmExcerpt.Coded {
    TMDB.FilmExcerpt.Coded(code: try text(), name: try textIfThere())
  }

  fileprivate mutating func person() throws(Damage) -> Int {
    try place(ofTexts: 2, optional: 1)
  }
}

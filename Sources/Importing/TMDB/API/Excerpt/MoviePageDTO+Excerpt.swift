extension MoviePageDTO {
  /// The bytes of what is kept beside a page of a list, in the order in which they are read.
  static func bytes(of page: MoviePageDTO) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(page.page)
    writer.write(page.totalPages)
    writer.write(page.totalResults)
    writer.write(page.results) { writer, row in
      writer.write(row.id)
      writer.write(row.title)
      writer.write(row.originalTitle)
      writer.write(row.releaseDate)
      writer.write(decimal: row.popularity)
      writer.write(decimal: row.voteAverage)
      writer.write(row.voteCount)
      writer.write(row.adult)
      writer.write(row.softcore)
    }
    return writer.bytes
  }

  init(excerpt bytes: [UInt8]) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes)
    page = try reader.number()
    totalPages = try reader.number()
    totalResults = try reader.number()
    results = try reader.list { (reader) throws(ByteReader.Damage) in
      try MovieRowDTO(from: &reader)
    }
    guard reader.isAtEnd else { throw ByteReader.Damage() }
  }
}

extension MovieRowDTO {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    id = try reader.number()
    title = try reader.text()
    originalTitle = try reader.text()
    releaseDate = try reader.text()
    popularity = try reader.decimal()
    voteAverage = try reader.decimal()
    voteCount = try reader.number()
    adult = try reader.flag()
    softcore = try reader.flag()
  }
}

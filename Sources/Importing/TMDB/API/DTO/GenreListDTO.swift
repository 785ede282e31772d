struct GenreListDTO: Decodable, Sendable {
  let genres: [GenreDTO]
}

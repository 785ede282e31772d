extension TMDBServer.FilmCatalogue {
  static let publicConfiguration = """
    {"images":{"base_url":"http://image.tmdb.org/t/p/",\
    "secure_base_url":"https://image.tmdb.org/t/p/",\
    "backdrop_sizes":["w300","w780","w1280","original"],\
    "logo_sizes":["w45","w92","w154","w185","w300","w500","original"],\
    "poster_sizes":["w92","w154","w185","w342","w500","w780","original"],\
    "profile_sizes":["w45","w185","h632","original"],\
    "still_sizes":["w92","w185","w300","original"]},"change_keys":["adult"]}
    """

  static let publicGenres = """
    {"genres":[{"id":28,"name":"Action"},{"id":12,"name":"Adventure"},{"id":16,"name":"Animation"},\
    {"id":35,"name":"Comedy"},{"id":80,"name":"Crime"},{"id":99,"name":"Documentary"},\
    {"id":18,"name":"Drama"},{"id":10751,"name":"Family"},{"id":14,"name":"Fantasy"},\
    {"id":36,"name":"History"},{"id":27,"name":"Horror"},{"id":10402,"name":"Music"},\
    {"id":9648,"name":"Mystery"},{"id":10749,"name":"Romance"},\
    {"id":878,"name":"Science Fiction"},{"id":10770,"name":"TV Movie"},\
    {"id":53,"name":"Thriller"},{"id":10752,"name":"War"},{"id":37,"name":"Western"}]}
    """

  /// A GIF of one pixel.
  static let pixel: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
}

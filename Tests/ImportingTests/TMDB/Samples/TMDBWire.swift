import Foundation

/// Objects of TMDB as the wire has them, sound but for the `changes` that a test is about.
enum TMDBWire {
  static let base = "https://api.themoviedb.org/3"

  static func row(_ id: Int, _ changes: [String: Any] = [:]) -> [String: Any] {
    let row: [String: Any] = [
      "adult": false, "backdrop_path": NSNull(), "genre_ids": [28], "id": id,
      "original_language": "en", "original_title": "Film \(id)", "overview": "",
      "popularity": 12.5, "poster_path": NSNull(), "release_date": "1999-03-31",
      "softcore": false, "title": "Film \(id)", "video": false, "vote_average": 8.2,
      "vote_count": 100,
    ]
    return row.merging(changes) { _, change in change }
  }

  static func movie(_ id: Int, _ changes: [String: Any] = [:]) -> [String: Any] {
    let movie: [String: Any] = [
      "adult": false, "belongs_to_collection": NSNull(), "budget": 63_000_000,
      "genres": [named(28, "Action")], "homepage": "", "id": id, "imdb_id": NSNull(),
      "origin_country": ["US"], "original_language": "en", "original_title": "Film \(id)",
      "overview": "What happens in film \(id).", "popularity": 12.5, "poster_path": NSNull(),
      "production_companies": [Any](), "production_countries": [Any](),
      "release_date": "1999-03-31", "revenue": 463_517_383, "runtime": 136,
      "spoken_languages": [Any](), "status": "Released", "tagline": "", "title": "Film \(id)",
      "video": false, "vote_average": 8.2, "vote_count": 100,
    ]
    return movie.merging(parts) { $1 }.merging(changes) { _, change in change }
  }

  /// What is appended to a film, all of it empty.
  static var parts: [String: Any] {
    [
      "credits": ["cast": [Any](), "crew": [Any]()], "videos": ["results": [Any]()],
      "release_dates": ["results": [Any]()], "keywords": ["keywords": [Any]()],
      "recommendations": ["results": [Any]()], "external_ids": ["imdb_id": NSNull()],
    ]
  }

  static func cast(_ person: Int, _ changes: [String: Any] = [:]) -> [String: Any] {
    let cast: [String: Any] = [
      "adult": false, "character": "Role \(person)", "credit_id": "cast-\(person)", "gender": 0,
      "id": person, "known_for_department": "Acting", "name": "Person \(person)", "order": 0,
      "profile_path": NSNull(),
    ]
    return cast.merging(changes) { _, change in change }
  }

  static func crew(_ person: Int, _ changes: [String: Any] = [:]) -> [String: Any] {
    let crew: [String: Any] = [
      "adult": false, "credit_id": "crew-\(person)", "department": "Directing", "gender": 0,
      "id": person, "job": "Director", "known_for_department": "Directing",
      "name": "Person \(person)", "profile_path": NSNull(),
    ]
    return crew.merging(changes) { _, change in change }
  }

  static func person(_ id: Int, _ changes: [String: Any] = [:]) -> [String: Any] {
    let person: [String: Any] = [
      "also_known_as": [String](), "biography": "", "birthday": NSNull(), "deathday": NSNull(),
      "external_ids": ["imdb_id": NSNull()], "homepage": NSNull(), "id": id, "imdb_id": NSNull(),
      "known_for_department": "Acting", "name": "Person \(id)", "place_of_birth": NSNull(),
      "profile_path": NSNull(),
    ]
    return person.merging(changes) { _, change in change }
  }

  static func named(_ id: Int, _ name: String) -> [String: Any] { ["id": id, "name": name] }

  static var configuration: [String: Any] {
    [
      "change_keys": ["adult"],
      "images": [
        "base_url": "http://image.tmdb.org/t/p/",
        "secure_base_url": "https://image.tmdb.org/t/p/",
        "poster_sizes": ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
        "profile_sizes": ["w45", "w185", "h632", "original"],
      ],
    ]
  }
}

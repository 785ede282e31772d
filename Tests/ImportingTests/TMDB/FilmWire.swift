import Foundation

/// Films and people as TMDB has them, sound but for the `changes` that a test is about.
enum FilmWire {
  static func movie(_ id: Int = 1, _ changes: [String: Any] = [:]) -> [String: Any] {
    let row: [String: Any] = [
      "adult": false, "budget": 0, "genres": [], "homepage": "", "id": id, "imdb_id": NSNull(),
      "origin_country": [], "original_language": "en", "original_title": "Film \(id)",
      "overview": "", "poster_path": NSNull(), "production_companies": [],
      "production_countries": [], "release_date": "1999-03-30", "revenue": 0, "runtime": 0,
      "spoken_languages": [], "status": "Released", "tagline": "", "title": "Film \(id)",
      "vote_average": 0.0, "vote_count": 0,
    ]
    return row.merging(changes) { _, change in change }
  }

  /// A film with nobody in it but these.
  static func movie(
    _ id: Int = 1, cast: [[String: Any]] = [], crew: [[String: Any]] = [],
    _ changes: [String: Any] = [:]
  ) -> [String: Any] {
    movie(id, ["credits": ["cast": cast, "crew": crew]].merging(changes) { _, change in change })
  }

  static func cast(
    _ person: Int, as character: String = "", order: Int = 0, with changes: [String: Any] = [:]
  ) -> [String: Any] {
    let row: [String: Any] = [
      "id": person, "name": "Person \(person)", "known_for_department": "Acting",
      "profile_path": NSNull(), "character": character,
      "credit_id": "cast-\(person)-\(character)", "order": order,
    ]
    return row.merging(changes) { _, change in change }
  }

  static func crew(
    _ person: Int, _ job: String = "Director", in department: String = "Directing",
    with changes: [String: Any] = [:]
  ) -> [String: Any] {
    let row: [String: Any] = [
      "id": person, "name": "Person \(person)", "known_for_department": department,
      "profile_path": NSNull(), "credit_id": "crew-\(person)-\(job)-\(department)",
      "department": department, "job": job,
    ]
    return row.merging(changes) { _, change in change }
  }

  static func person(_ id: Int = 1, _ changes: [String: Any] = [:]) -> [String: Any] {
    let row: [String: Any] = [
      "also_known_as": [], "biography": "", "birthday": NSNull(), "deathday": NSNull(),
      "homepage": NSNull(), "id": id, "imdb_id": NSNull(), "known_for_department": "Acting",
      "name": "Person \(id)", "place_of_birth": NSNull(), "profile_path": NSNull(),
    ]
    return row.merging(changes) { _, change in change }
  }

  static func named(_ id: Int, _ name: String) -> [String: Any] { ["id": id, "name": name] }

  static func video(_ key: String, _ changes: [String: Any] = [:]) -> [String: Any] {
    let row: [String: Any] = [
      "name": "Trailer \(key)", "key": key, "site": "YouTube", "type": "Trailer",
      "official": true, "published_at": "2016-03-01T13:03:55.000Z",
    ]
    return row.merging(changes) { _, change in change }
  }

  static var configuration: [String: Any] {
    [
      "images": [
        "base_url": "http://image.tmdb.org/t/p/",
        "secure_base_url": "https://image.tmdb.org/t/p/",
        "poster_sizes": ["w92", "w342", "original"], "profile_sizes": ["w45", "w185", "original"],
      ]
    ]
  }
}

import JSONReading

struct VideoDTO: JSONReadableObject {
  let name: JSONText
  /// The video's id on its site.
  let key: JSONText
  /// `YouTube`, `Vimeo`.
  let site: JSONText
  /// `Trailer`, `Teaser`, `Clip`, `Featurette` …
  let type: JSONText
  let isOfficial: Bool
  /// `en`
  let language: JSONText
  /// `2016-03-01T13:03:55.000Z`
  let publishedAt: JSONText

  init(_ object: JSONObject) throws {
    name = try object.text("name")
    key = try object.text("key")
    site = try object.text("site")
    type = try object.text("type")
    isOfficial = try object.flag("official")
    language = try object.text("iso_639_1")
    publishedAt = try object.text("published_at")
  }
}

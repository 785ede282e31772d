import JSONReading

/// Who is in a film and who made it: a row a role, and a row a job.
struct CreditsDTO: PartDTO {
  let cast: [CastDTO]
  let crew: [CrewDTO]
  let isThere: Bool

  init(_ object: JSONObject) throws {
    isThere = object.contains("cast") || object.contains("crew")
    cast = try object.list("cast")
    crew = try object.list("crew")
  }
}

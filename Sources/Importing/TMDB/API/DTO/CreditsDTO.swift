/// Who is in a film and who made it: a row a role, and a row a job.
struct CreditsDTO: PartDTO {
  let cast: [CastDTO]
  let crew: [CrewDTO]
  let isThere: Bool

  private enum CodingKeys: CodingKey {
    case cast, crew
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isThere = values.contains(.cast) || values.contains(.crew)
    cast = try values.list(.cast)
    crew = try values.list(.crew)
  }
}

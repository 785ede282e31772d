struct PageDTO<Row: CreatedDTO>: Decodable, Sendable {
  let info: InfoDTO
  let results: [Row]
}

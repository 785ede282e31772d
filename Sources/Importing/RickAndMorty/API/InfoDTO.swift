struct InfoDTO: Decodable {
  let count: Int
  let pages: Int
}

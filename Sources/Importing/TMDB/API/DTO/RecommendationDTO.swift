/// A film that another one's page leads to. It is there in full only if it is in the lists itself.
struct RecommendationDTO: Decodable, Sendable {
  let id: Int
}

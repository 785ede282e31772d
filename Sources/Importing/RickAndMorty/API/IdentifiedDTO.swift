/// What every object of the API has.
protocol IdentifiedDTO: Decodable, Sendable {
  var id: Int { get }
}

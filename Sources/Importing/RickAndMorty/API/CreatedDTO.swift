import JSONReading

/// What the objects of all three lists have.
protocol CreatedDTO: JSONReadableObject, Sendable {
  static var endpoint: RickAndMorty.Endpoint { get }

  var id: Int { get }
  var name: String { get }
  /// Its own address.
  var url: String { get }
  var created: String { get }
}

/// What `index.js` says.
public struct IndexHead: Decodable, Sendable {
  public let version: Int
  public let collections: [Collection]

  public struct Collection: Decodable, Sendable {
    public let id: String
    public let title: String
    public let n: Int
    public let pictured: Bool
    /// Facet, value, emoji and word of each.
    public let badges: [[String]]
    public let facets: [Titled]
    public let sorts: [Titled]
    let records: Records
    public let words: Words
    public let tops: String?
    public let typos: [String: String]?
    public let filters: String?
    public let orders: [String: String]
    let keys: String
  }

  public struct Titled: Decodable, Sendable {
    public let id: String
    public let title: String
    public let descending: Bool?
  }

  struct Records: Decodable, Sendable {
    let size: Int
    let names: [String]
  }

  public struct Words: Decodable, Sendable {
    public let names: [String]
    public let from: [String]
  }
}

import Diagnostics
import Pages
import Wiki

/// What is shown of the documents, in blocks of neighbours.
struct RecordShards {
  let shards: [SearchShard]

  /// About 3 KB of text. The hits of a query lie in many blocks, and each is read whole.
  static let size = 32

  /// So few that a series' 26 blocks of characters are several chunks; each takes half a millisecond.
  private static let perChunk = 8

  init(_ collection: SearchCollection, in wording: Wording) throws(Fault) {
    let digits = Dictionary(
      zip(collection.badges, Base90.alphabet), uniquingKeysWith: { first, _ in first })
    let documents = collection.documents
    let starts = Array(stride(from: 0, to: documents.count, by: Self.size))
    let made = concurrently(starts.count, perChunk: Self.perChunk) { places in
      places.map { place in
        Result { () throws(Fault) in
          SearchShard(
            "r\(place)", of: collection.definition.id,
            try Self.value(
              of: documents[starts[place]...].prefix(Self.size), badges: digits, in: wording))
        }
      }
    }
    var shards: [SearchShard] = []
    for shard in made { shards.append(try shard.get()) }
    self.shards = shards
  }

  var head: JSONValue {
    .object([("size", .number(Self.size)), ("names", .texts(shards.map(\.digest)))])
  }

  private static func value(
    of documents: ArraySlice<SearchDocument>, badges: [Badge: UInt8], in wording: Wording
  ) throws(Fault) -> JSONValue {
    var contexts: [String] = []
    for document in documents { contexts.append(try wording.text(document.context)) }
    let columns: [(String, [String])] = [
      ("t", documents.map(\.title)), ("k", documents.map(\.id.key)), ("s", documents.map(slug)),
      ("c", contexts), ("p", documents.map(picture)),
      (
        "b",
        documents.map { document in
          String(decoding: document.badges.compactMap { badges[$0] }, as: UTF8.self)
        }
      ),
    ]
    var members: [(name: String, value: JSONValue)] = columns.compactMap { name, values in
      let lines = values.map(\.singleLine)
      guard lines.contains(where: { !$0.isEmpty }) else { return nil }
      return (name, .text(lines.joined(separator: "\n")))
    }
    let namesakes = documents.enumerated().filter(\.element.hasNamesakes).map(\.offset)
    if !namesakes.isEmpty { members.append(("d", .list(namesakes.map(JSONValue.number)))) }
    return .object(members)
  }

  /// Empty where the title says it, a hyphen where there is none.
  private static func slug(of document: SearchDocument) -> String {
    document.hasSimpleSlug ? "" : document.slug.isEmpty ? "-" : document.slug
  }

  private static func picture(of document: SearchDocument) -> String {
    let path = document.picture?.path ?? ""
    return path.hasPrefix("images/") ? String(path.dropFirst("images/".count)) : ""
  }
}

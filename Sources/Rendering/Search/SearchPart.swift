import Diagnostics
import Pages
import Wiki

/// What the search knows of one collection: its files, and what the head says of them.
public struct SearchPart: Sendable {
  let head: JSONValue
  let shards: [SearchShard]

  private typealias Others = (
    words: WordShards, orders: [(String, SearchShard)], filters: Result<SearchShard?, Fault>
  )

  init(_ collection: SearchCollection, in wording: Wording) throws(Fault) {
    let id = collection.definition.id
    let (made, others) = concurrently(
      { Result { () throws(Fault) in try RecordShards(collection, in: wording) } },
      { () -> Others in
        (
          WordShards(collection.vocabulary, of: id),
          collection.orders.map { order in
            (
              order.id,
              SearchShard("o-\(order.id.replacing("/", with: "."))", of: id, Self.value(of: order))
            )
          },
          Result { () throws(Fault) in try Self.filters(of: collection, in: wording) }
        )
      })
    let (records, words, orders) = (try made.get(), others.words, others.orders)
    let filters = try others.filters.get()
    let keys = SearchShard(
      "k", of: id,
      .object([("k", .text(collection.documents.map(\.id.key.singleLine).joined(separator: "\n")))])
    )
    var members = try Self.description(of: collection, in: wording)
    members += [("records", records.head), ("words", words.head)]
    if let tops = words.tops { members.append(("tops", .text(tops.digest))) }
    if !words.typos.isEmpty {
      members.append(("typos", .object(words.typos.map { ($0.0, .text($0.1.digest)) })))
    }
    if let filters { members.append(("filters", .text(filters.digest))) }
    members.append(("orders", .object(orders.map { ($0.0, .text($0.1.digest)) })))
    members.append(("keys", .text(keys.digest)))
    head = .object(members)
    shards =
      records.shards + words.shards + [words.tops, filters].compactMap(\.self)
      + words.typos.map(\.1) + orders.map(\.1) + [keys]
  }
}

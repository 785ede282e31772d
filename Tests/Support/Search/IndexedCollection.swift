/// All that the index says of one collection, read back.
public struct IndexedCollection: Sendable {
  public let head: IndexHead.Collection
  public let records: [IndexedRecord]
  /// Of each word its documents with 0 (all of the title), 1 (its first word) or 2.
  public let postings: [String: [[Int]]]
  /// The words of each shard, in their order.
  public let shards: [[String]]
  public let tops: [String: [Int]]
  public let typos: [String: Typos]
  public let filters: [String: Filter]
  public let orders: [String: [Int]]
  public let keys: [String]

  init(_ head: IndexHead.Collection, in files: ShardFiles) throws {
    self.head = head
    func name(_ part: String, _ digest: String) -> String { "\(head.id)-\(part)-\(digest)" }
    records = try head.records.names.enumerated().flatMap { block, digest in
      try IndexedRecord.records(
        files.value(name("r\(block)", digest), as: IndexedRecord.Block.self), of: head)
    }
    let words = try head.words.names.enumerated().map { number, digest in
      try files.value(name("w\(number)", digest), as: Words.self)
    }
    shards = words.map { Base90Reader.words($0.w) }
    postings = Dictionary(
      uniqueKeysWithValues: zip(shards, words).flatMap { shard, words in
        zip(shard, words.p.split(separator: " ")).map { ($0, Base90Reader.postings($1)) }
      })
    let tops = try head.tops.map { try files.value(name("tops", $0), as: Tops.self).p } ?? ""
    self.tops = Dictionary(
      uniqueKeysWithValues: tops.split(separator: "\n").map { line in
        let parts = line.split(separator: " ")
        return (String(parts[0]), Base90Reader.varints(parts[1]))
      })
    var typos: [String: Typos] = [:]
    for (character, digest) in head.typos ?? [:] {
      let unit = String(character.utf16.first ?? 0, radix: 16)
      typos[character] = try files.value(name("t\(unit)", digest), as: Typos.self)
    }
    self.typos = typos
    filters =
      try head.filters.map { try files.value(name("f", $0), as: Filters.self).facets } ?? [:]
    orders = try Dictionary(
      uniqueKeysWithValues: head.orders.map { id, digest in
        let part = "o-\(id.replacing("/", with: "."))"
        let order = try files.value(name(part, digest), as: Order.self)
        return (id, Base90Reader.numbers(order.o, width: order.width))
      })
    keys = try files.value(name("k", head.keys), as: Keys.self).k.lines
  }

  private struct Words: Decodable {
    let w: String
    let p: String
  }

  private struct Tops: Decodable {
    let p: String
  }

  private struct Filters: Decodable {
    let facets: [String: Filter]
  }

  private struct Order: Decodable {
    let o: String
    let width: Int
  }

  private struct Keys: Decodable {
    let k: String
  }
}

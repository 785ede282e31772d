import Diagnostics
import Pages
import Wiki

extension SiteRenderer {
  /// What a collection's files of the search are made of.
  public func searchPart(
    of collection: EntryCollection, in site: Site
  ) throws(Fault) -> SearchPart {
    let searched = SearchCollection(
      collection, in: site, mostBadges: Base90.alphabet.count)
    return try SearchPart(searched, in: Wording(words: words) { _ in nil })
  }

  /// The files of the search: the head, which is read first and names the others, and those of each
  /// collection.
  public func searchFiles(of parts: [SearchPart]) -> [(path: String, bytes: [UInt8])] {
    let head = JSONValue.object([
      ("version", .number(1)), ("collections", .list(parts.map(\.head))),
    ])
    return ([SearchShard(head: head)] + parts.flatMap(\.shards)).map { ($0.path, $0.bytes) }
  }
}

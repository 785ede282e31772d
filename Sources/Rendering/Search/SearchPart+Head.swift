import Diagnostics
import Pages
import Wiki

extension SearchPart {
  /// What the head says of a collection besides the names of its files.
  static func description(
    of collection: SearchCollection, in wording: Wording
  ) throws(Fault) -> [(name: String, value: JSONValue)] {
    var badges: [JSONValue] = []
    for badge in collection.badges {
      badges.append(
        .texts([
          badge.facet, badge.value, try wording.text(badge.emoji), try wording.text(badge.word),
        ]))
    }
    var facets: [JSONValue] = []
    for filter in collection.filters {
      facets.append(try titled(filter.facet.id, filter.title, in: wording))
    }
    var sorts: [JSONValue] = []
    for measure in collection.measures {
      sorts.append(
        try titled(
          measure.id, collection.title(of: measure),
          more: [("descending", .flag(measure.isDescending))], in: wording))
    }
    return [
      ("id", .text(collection.definition.id)),
      ("title", .text(try wording.text(collection.title))),
      ("n", .number(collection.documents.count)),
      ("pictured", .flag(collection.definition.isPictured)),
      ("badges", .list(badges)), ("facets", .list(facets)), ("sorts", .list(sorts)),
    ]
  }

  private static func titled(
    _ id: String, _ title: Phrase, more: [(name: String, value: JSONValue)] = [],
    in wording: Wording
  ) throws(Fault) -> JSONValue {
    .object([("id", .text(id)), ("title", .text(try wording.text(title)))] + more)
  }
}

import Wiki

extension Phrase {
  static func category(_ facet: String, _ value: String, _ title: Phrase) -> Phrase {
    .category("characters", facet, value, title)
  }

  static func category(
    _ collection: String, _ facet: String, _ value: String, _ title: Phrase
  ) -> Phrase {
    .link(Link(title, to: .category(collection: collection, facet: facet, value: value)))
  }

  static func entry(_ collection: String, _ id: Int, _ title: Phrase) -> Phrase {
    .link(Link(title, to: .entry(EntryID(collection, "\(id)"))))
  }

  static func episode(_ id: Int, _ code: String, _ name: String) -> Phrase {
    .entry("episodes", id, .list([.verbatim(code), .verbatim(name)]))
  }
}

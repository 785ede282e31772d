import Wiki

extension Site {
  /// The whole address of a file, where the site knows where it will stand.
  func address(of path: String) -> WebAddress? {
    settings.baseURL.flatMap { WebAddress("\($0.text)/\(RelativePath.from("", to: path))") }
  }

  /// A link with the whole address, where the site knows where it will stand.
  func webLink(_ title: Phrase, to path: String) -> Link? {
    address(of: path).map { Link(title, to: .web($0)) }
  }

  func listLink(_ collection: EntryCollection) -> Link {
    Link(collection.title, to: .collection(collection.id))
  }

  func facetLink(_ group: FacetCategories) -> Link {
    Link(group.title, to: .file(paths.facet(group.facet.id, of: group.collection.id)))
  }

  func aToZLink(_ collection: EntryCollection) -> Link {
    Link(.word("a-z.link"), to: .file(paths.aToZ(collection.id)))
  }

  func categoryLink(_ category: Category, in group: FacetCategories) -> Link {
    let title = category.value.title
    return Link(
      category.hasNamesakes
        ? .sentence(
          "category.distinction", ["value": title, "key": .verbatim(category.value.key)]) : title,
      to: .category(
        collection: group.collection.id, facet: group.facet.id, value: category.value.key))
  }
}

extension Site {
  /// The value as addresses have it; empty if it has no page.
  func slug(of category: Category, in group: FacetCategories) -> String {
    let path = paths.category(group.collection.id, group.facet.id, category.value.key)
    return path?.split(separator: "/").last.map { String($0.dropLast(".html".count)) } ?? ""
  }
}

extension Site {
  /// The name of the entry at a place as a link to it.
  func link(at place: Int32) -> Link { link(to: graph.entry(at: place), at: place) }

  /// `place` is that of the entry.
  func link(to entry: Entry, at place: Int32) -> Link {
    Link(.verbatim(entry.title), to: .file(paths.detail(at: place)))
  }

  /// The name of an entry as a link to it.
  func named(_ id: EntryID) -> Phrase {
    guard let entry = graph.entry(id) else { return .verbatim(id.description) }
    return .link(Link(.verbatim(entry.title), to: .entry(id)))
  }
}

extension Site {
  /// The number of an entry whose name another has too, else nothing.
  func distinction(of entry: Entry) -> Phrase {
    graph.hasNamesakes(entry)
      ? .sentence("entry.distinction", ["key": .verbatim(entry.id.key)]) : .empty
  }
}

import Wiki

extension Site {
  /// Tells what the pages of all entries have in common, besides templates, words and theme.
  public func tellFrame(to ingredients: inout Ingredients) {
    ingredients.add(hasTimeline)
    ingredients.add(collections.count)
    for collection in collections { ingredients.add(collection.id) }
    ingredients.add(graph.sources.count)
    for source in graph.sources {
      ingredients.add(source.id)
      ingredients.add(source.credits, Self.add)
      tell(logo(of: source.id)?.file, to: &ingredients)
    }
    graph.tellRelationKinds(to: &ingredients)
  }

  /// Tells what a page shows of an entry that it is not about: card, row, link.
  public func tellFace(of entry: Entry, to ingredients: inout Ingredients) {
    ingredients.add(entry.id.description)
    ingredients.add(entry.title)
    ingredients.add(entry.context, Self.add)
    ingredients.add(graph.hasNamesakes(entry))
    ingredients.add(entry.badges.count)
    for badge in entry.badges {
      ingredients.add(badge.facet)
      ingredients.add(badge.value)
      ingredients.add(badge.text)
    }
    tell(shelf.file(of: entry.picture), to: &ingredients)
  }

  /// Whether `tellPage` tells all of some page: of a collection's details one speaks for all.
  public var tellsPages: Bool {
    collections.contains { collection in
      guard collection.definition.relations.meeting == nil, let entry = collection.entries.first
      else { return false }
      var ingredients = Ingredients()
      return entry.detail.tell(&ingredients)
    }
  }

  /// Tells what the page of an entry is made from; false where not all of that is known. `faces` are the marks
  /// of what `tellFace` tells, in the order of the wiki's entries.
  public func tellPage(
    of entry: Entry, faces: [ContentMark], to ingredients: inout Ingredients
  ) -> Bool {
    guard let place = graph.place(of: entry.id),
      let definition = graph.collection(entry.id.collection)?.definition,
      // Who meets whom depends on links of links; what changed of late on days.
      definition.relations.meeting == nil, changes?.changes(of: entry.id).isEmpty ?? true,
      entry.detail.tell(&ingredients)
    else { return false }
    ingredients.add(faces[Int(place)])
    ingredients.add(entry.changed)
    ingredients.add(ingredients.entries.count)
    for other in graph.places(of: ingredients.entries) {
      ingredients.add(other.map { faces[Int($0)] } ?? .none)
    }
    tellCategories(of: entry, definition, to: &ingredients)
    graph.tellSurroundings(of: place, faces: faces, to: &ingredients)
    for neighbour in [place - 1, place + 1] {
      let other = graph.entryIfThere(at: neighbour)
      let isOfCollection = other?.id.collection == entry.id.collection
      ingredients.add(isOfCollection ? faces[Int(neighbour)] : .none)
    }
    let namesakes = graph.nameGroup(of: entry)
    ingredients.add(namesakes.count)
    for namesake in graph.places(of: namesakes) {
      ingredients.add(namesake.map { faces[Int($0)] } ?? .none)
    }
    ingredients.add(namesakes.first.flatMap { paths.name(of: $0) })
    return true
  }

  /// Which of the values of an entry have pages.
  private func tellCategories(
    of entry: Entry, _ definition: CollectionDefinition, to ingredients: inout Ingredients
  ) {
    for facet in definition.facets where facet.role.hasPages {
      let values = entry.facets[facet.id] ?? []
      ingredients.add(values.count)
      for value in values {
        ingredients.add(facet.id)
        ingredients.add(value.key)
        ingredients.add(paths.category(entry.id.collection, facet.id, value.key))
      }
    }
  }

  private func tell(_ picture: SitePicture?, to ingredients: inout Ingredients) {
    ingredients.add(picture?.path)
    ingredients.add(picture?.width ?? 0)
    ingredients.add(picture?.height ?? 0)
  }

  private static func add(_ ingredients: inout Ingredients, _ target: Link.Target) {
    switch target {
    case .entry(let id): ingredients.add(["entry", id.collection, id.key])
    case .collection(let id): ingredients.add(["collection", id])
    case .category(let collection, let facet, let value):
      ingredients.add(["category", collection, facet, value])
    case .file(let path): ingredients.add(["file", path])
    case .fragment(let id): ingredients.add(["fragment", id])
    case .web(let address): ingredients.add(["web", address.text])
    }
  }
}

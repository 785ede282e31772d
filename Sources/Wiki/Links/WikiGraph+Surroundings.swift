extension WikiGraph {
  /// Tells what pages of an entry may show of the links around it: to whom and from whom with which meaning,
  /// and how well connected those are. `faces` has by place what others show of each entry.
  public func tellSurroundings(
    of place: Int32, faces: [ContentMark], to ingredients: inout Ingredients
  ) {
    let incoming = links.links(to: place)
    var neighbours = Array(links.targets(of: place))
    ingredients.add(neighbours.count)
    ingredients.add(incoming.count)
    neighbours += incoming.lazy.map(\.source)
    // In the wiki's order, by which those are chosen that are equally well connected.
    neighbours.sort()
    for (index, neighbour) in neighbours.enumerated()
    where index == 0 || neighbour != neighbours[index - 1] {
      ingredients.add(faces[Int(neighbour)])
      ingredients.add(links.degree(of: neighbour).leadingZeroBitCount)
    }
    for link in incoming {
      ingredients.add(Int(link.kind))
      ingredients.add(faces[Int(link.source)])
    }
    for target in links.targets(of: place) { ingredients.add(faces[Int(target)]) }
  }

  /// Tells what the numbers of kinds stand for.
  public func tellRelationKinds(to ingredients: inout Ingredients) {
    ingredients.add(links.kinds.count)
    for kind in links.kinds {
      ingredients.add(kind.collection)
      ingredients.add(kind.name)
    }
  }
}

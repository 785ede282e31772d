/// What the check of a page found, as far as other pages can make it wrong or depend on it.
struct PageLinks: Equatable, Sendable {
  /// The files it leads to, as places among the sorted paths of the site; in ascending order.
  let targets: [Int32]
  /// The elements of other pages that it leads to, sorted.
  let fragments: [Fragment]
  /// In the order of the page.
  let ids: [String]

  /// The same of a site that has the same paths, so many; nil where something it leads to never was.
  func among(_ count: Int) -> PageLinks? {
    let isThere =
      targets.allSatisfy { 0..<count ~= Int($0) }
      && fragments.allSatisfy { 0..<count ~= Int($0.page) }
    return isThere ? self : nil
  }

  /// The same of a site with other paths; nil where something it leads to is not there, or never
  /// was: nobody vouches for the file that this was read from.
  func moved(to places: [Int32?]) -> PageLinks? {
    func moved(_ place: Int32) -> Int32? {
      places.indices.contains(Int(place)) ? places[Int(place)] : nil
    }
    var targets: [Int32] = []
    for target in self.targets {
      guard let place = moved(target) else { return nil }
      targets.append(place)
    }
    var fragments: [Fragment] = []
    for fragment in self.fragments {
      guard let place = moved(fragment.page) else { return nil }
      fragments.append(Fragment(page: place, id: fragment.id))
    }
    return PageLinks(targets: targets.sorted(), fragments: fragments.sorted(), ids: ids)
  }
}

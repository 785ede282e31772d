import Wiki

extension RickAndMorty {
  /// A location in the list of a character's.
  struct PlaceRow: TemplateModel {
    let location: LocationMention

    init(_ location: LocationMention) { self.location = location }

    static let fields: [TemplateField<PlaceRow>] = [
      .link("link", "the location") {
        Link(.verbatim($0.location.name), to: .entry($0.location.entry))
      }
    ]
  }
}

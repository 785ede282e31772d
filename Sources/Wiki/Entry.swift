/// One thing that has a page: a character, a film, whatever an API has.
///
/// Lists, categories, A–Z and every other page that is written once for all APIs see only this.
public struct Entry: Sendable {
  public let id: EntryID
  /// One line, never empty.
  public let title: String
  /// One short line that tells the entry from its namesakes: `Human · Earth (C-137)`.
  public let context: Phrase
  public let badges: [Badge]
  /// The rows of the infobox.
  public let facts: [Fact]
  /// The values by facet id; a facet that is missing here says nothing of this entry.
  public let facets: [String: [FacetValue]]
  /// The links to other entries, each of them to one that exists.
  public let relations: [Relation]
  public let picture: Picture?
  /// The day the source gives its record of the entry.
  public let changed: CalendarDate?
  /// What the entry's own template shows beyond the above.
  public let detail: any TemplateModel

  public init(
    id: EntryID, title: String, context: Phrase, badges: [Badge], facts: [Fact],
    facets: [String: [FacetValue]], relations: [Relation], picture: Picture?,
    changed: CalendarDate?, detail: any TemplateModel
  ) {
    self.id = id
    self.title = title
    self.context = context
    self.badges = badges
    self.facts = facts
    self.facets = facets
    self.relations = relations
    self.picture = picture
    self.changed = changed
    self.detail = detail
  }
}

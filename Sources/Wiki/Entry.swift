/// One thing that has a page: a character, a film, whatever an API has.
///
/// Lists, categories, A–Z and every other page that is written once for all APIs see only this. A class
/// because it is handed on more often than anything else, and has fourteen parts that a copy would count.
public final class Entry: Sendable {
  public let id: EntryID
  /// One line, never empty.
  public let title: String
  /// One short line that tells the entry from its namesakes: `Human · Earth (C-137)`.
  public let context: Phrase
  public let badges: [Badge]
  /// The values by facet id; a facet that is missing here says nothing of this entry.
  public let facets: SmallMap<String, [FacetValue]>
  /// Those of its collection that are known of this entry.
  public let measures: SmallMap<Measure.Kind, Int>
  /// By the id of an amount of the collection; one that is missing is not known.
  public let amounts: SmallMap<String, Int>
  /// The links to other entries, each of them to one that exists.
  public let relations: [Relation]
  public let picture: Picture?
  /// The day the source gives its record of the entry.
  public let changed: CalendarDate?
  /// What the entry's own template shows beyond the above.
  public let detail: any TemplateModel
  private let makeFacts: @Sendable () -> [Fact]

  /// `facts` is kept as the way to make them: those of ten thousand entries would fill the memory.
  public init(
    id: EntryID, title: String, context: Phrase, badges: [Badge],
    facts: @autoclosure @escaping @Sendable () -> [Fact],
    facets: SmallMap<String, [FacetValue]>, measures: SmallMap<Measure.Kind, Int> = [:],
    amounts: SmallMap<String, Int> = [:], relations: [Relation],
    picture: Picture?, changed: CalendarDate?, detail: any TemplateModel
  ) {
    self.id = id
    self.title = title
    self.context = context
    self.badges = badges
    makeFacts = facts
    self.facets = facets
    self.measures = measures
    self.amounts = amounts
    self.relations = relations
    self.picture = picture
    self.changed = changed
    self.detail = detail
  }

  /// The rows of the infobox, made anew each time.
  public var facts: [Fact] { makeFacts() }
}

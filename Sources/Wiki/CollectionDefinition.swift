/// What is known of a collection before any data is there.
public struct CollectionDefinition: Sendable {
  /// Also the name of the folder, unique over all sources: `characters`.
  public let id: String
  /// The id of the source it comes from: `rickandmorty`.
  public let source: String
  /// The template of an entry's own page, without its ending: `rickandmorty/character`.
  public let template: String
  /// The fields of the entries' detail models.
  public let detail: TemplateSchema
  /// In the order in which a reader meets them.
  public let facets: [Facet]
  /// What its entries can be sorted by besides their names.
  public let measures: [Measure]
  /// Whether its entries have pictures, so that one without gets a drawn placeholder.
  public let isPictured: Bool
  /// What of its entries is told when it changes.
  public let news: CollectionNews
  /// Whether its lists have all that the API has, so that what leaves them is gone from the API.
  public let isExhaustive: Bool
  /// Amounts of one kind, such as money, that its entries have: `budget`, `revenue`.
  public let amounts: [String]
  public let relations: CollectionRelations
  /// `nil` where https://schema.org has no type for such entries.
  public let structure: StructuredType?

  public init(
    id: String, source: String, template: String, detail: TemplateSchema, facets: [Facet],
    measures: [Measure] = [], isPictured: Bool, news: CollectionNews = CollectionNews(),
    isExhaustive: Bool = false, amounts: [String] = [],
    relations: CollectionRelations = CollectionRelations(), structure: StructuredType? = nil
  ) {
    self.id = id
    self.source = source
    self.template = template
    self.detail = detail
    self.facets = facets
    self.measures = measures
    self.isPictured = isPictured
    self.news = news
    self.isExhaustive = isExhaustive
    self.amounts = amounts
    self.relations = relations
    self.structure = structure
  }
}

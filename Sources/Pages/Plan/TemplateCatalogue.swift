import Wiki

/// Which templates a site has and what each is given, known without any data.
public enum TemplateCatalogue {
  /// The templates of the pages that are written once for all APIs.
  public static let generic: [(name: String, schema: TemplateSchema)] = [
    ("pages/home", HomePage.schema),
    ("pages/list", ListPage.schema),
    ("pages/a-z", AToZPage.schema),
    ("pages/facet", FacetPage.schema),
    ("pages/name", NamePage.schema),
    ("pages/statistics", StatisticsPage.schema),
    ("pages/timeline", TimelinePage.schema),
    ("pages/random", RandomPage.schema),
    ("pages/changes", ChangesPage.schema),
    ("pages/about", AboutPage.schema),
    ("pages/search", SearchPage.schema),
    ("pages/favourites", FavouritesPage.schema),
    ("pages/moved", MovedPage.schema),
    ("pages/gone", GonePage.schema),
    ("pages/404", NotFoundPage.schema),
    ("pages/offline", OfflinePage.schema),
  ]

  /// What the layout is given.
  public static let layout = Shell.schema

  /// What a row of an `entries` field is given.
  public static let card = CardRow.schema

  /// The template of a collection's entries: their own fields and `entry`.
  public static func detail(
    of collection: CollectionDefinition
  ) -> (name: String, schema: TemplateSchema) {
    let frame = TemplateSchema.Field(
      name: "entry", meaning: "what every entry has: title, badges, picture, facts, neighbours",
      kind: .object(EntryFrame.schema))
    let schema = TemplateSchema(
      name: collection.detail.name, fields: collection.detail.fields + [frame])
    return (collection.template, schema)
  }
}

import Wiki

/// One page of the plan: where it stands and how its model is made.
public struct Page: Sendable {
  /// The path in the site: `characters/page-2.html`.
  public let path: String
  /// The template without its ending: `pages/list`, `rickandmorty/character`.
  public let template: String
  /// The entry whose own page this is.
  public let entry: EntryID?
  /// Made when asked for, so that no stage holds the models of all pages.
  public let content: @Sendable () -> PageContent

  init(
    _ path: String, template: String, entry: EntryID? = nil,
    content: @escaping @Sendable () -> PageContent
  ) {
    self.path = path
    self.template = template
    self.entry = entry
    self.content = content
  }

  /// Whether the page is answered at any depth, and so carries its own style and has no script.
  public var isSelfContained: Bool { path == SitePaths.notFound }
}

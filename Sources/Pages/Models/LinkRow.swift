import Wiki

/// A link with how much is behind it.
public struct LinkRow: TemplateModel {
  let link: Link
  let count: Phrase

  init(_ link: Link, count: Phrase = .empty) {
    self.link = link
    self.count = count
  }

  public static let fields: [TemplateField<LinkRow>] = [
    .link("link", "where it leads", \.link),
    .text("count", "how many entries are there; may be empty", \.count),
  ]
}

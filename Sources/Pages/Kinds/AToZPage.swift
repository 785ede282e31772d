import Wiki

/// The names of a collection in alphabetical order: on one page, or on one for each letter.
public struct AToZPage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let jumps: [LinkRow]
  let letters: [LetterGroup]

  public static let fields: [TemplateField<AToZPage>] = [
    .text("title", "the name of the page", \.title),
    .markup("lead", "how many names there are; empty on the page of one letter", \.lead),
    .rows("jumps", "the letters that a name begins with, wherever they are", \.jumps),
    .rows("letters", "the letters of this page with their names", \.letters),
  ]

  /// More names would make a page that a phone is slow to show.
  private static let mostNames = 1_000

  static func pages(of collection: EntryCollection, in site: Site) -> [Page] {
    let groups = LetterGroup.groups(of: collection.entries, in: site)
    let isDivided = collection.entries.count > mostNames
    let front = page(
      at: site.paths.aToZ(collection.id), of: collection, in: site, current: nil, groups,
      jumps: {
        isDivided ? jumpsToPages(of: groups, in: collection, site) : jumpsOnPage(of: groups)
      },
      shown: isDivided ? [] : groups)
    guard isDivided else { return [front] }
    return [front]
      + groups.map { group in
        page(
          at: site.paths.aToZ(collection.id, letter: group.name), of: collection, in: site,
          current: group, groups,
          jumps: { jumpsToPages(of: groups, in: collection, site) }, shown: [group])
      }
  }

  private static func page(
    at path: String, of collection: EntryCollection, in site: Site, current: LetterGroup?,
    _ groups: [LetterGroup], jumps: @escaping @Sendable () -> [LinkRow], shown: [LetterGroup]
  ) -> Page {
    Page(path, template: "pages/a-z") {
      let name = Phrase.sentence("a-z.title", ["collection": collection.title])
      let all = site.count(collection.entries.count, of: collection)
      let model = AToZPage(
        title: current.map { .list([name, $0.letter]) } ?? name,
        lead: current == nil ? .sentence("a-z.lead", ["entries": all]) : .empty,
        jumps: jumps(), letters: shown)
      let top = Link(.word("a-z.link"), to: .file(site.paths.aToZ(collection.id)))
      return PageContent(
        model,
        shell: Shell(
          site, path: path, kind: .aToZ, title: model.title, collection: collection.id,
          crumbs: [site.listLink(collection)] + (current == nil ? [] : [top]),
          crumb: current?.letter ?? top.title,
          changed: (current?.entries ?? collection.entries).compactMap(\.changed).max()))
    }
  }

  private static func jumpsOnPage(of groups: [LetterGroup]) -> [LinkRow] {
    groups.map { LinkRow(Link($0.letter, to: .fragment($0.anchor))) }
  }

  /// Without counts: a new name then changes the pages of its letter only.
  private static func jumpsToPages(
    of groups: [LetterGroup], in collection: EntryCollection, _ site: Site
  ) -> [LinkRow] {
    groups.map {
      LinkRow(
        Link($0.letter, to: .file(site.paths.aToZ(collection.id, letter: $0.name))))
    }
  }
}

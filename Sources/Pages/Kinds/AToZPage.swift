import Wiki

/// All names of a collection in alphabetical order.
public struct AToZPage: TemplateModel {
  let title: Phrase
  let lead: Phrase
  let letters: [LetterGroup]

  init(_ collection: EntryCollection, in site: Site) {
    title = .sentence("a-z.title", ["collection": site.title(of: collection)])
    lead = .sentence(
      "a-z.lead",
      ["entries": site.count(collection.entries.count, of: collection)])
    letters = LetterGroup.groups(of: collection.entries)
  }

  public static let fields: [TemplateField<AToZPage>] = [
    .text("title", "the name of the page", \.title),
    .markup("lead", "how many names there are", \.lead),
    .rows("letters", "the letters that a name begins with", \.letters),
  ]

  static func page(of collection: EntryCollection, in site: Site) -> Page {
    let path = site.paths.aToZ(collection.id)
    return Page(path, template: "pages/a-z") {
      let model = AToZPage(collection, in: site)
      return PageContent(
        model,
        shell: Shell(
          site, path: path, kind: .aToZ, title: model.title, collection: collection.id,
          crumbs: [site.listLink(collection)], crumb: .word("a-z.link"),
          changed: collection.entries.compactMap(\.changed).max()))
    }
  }
}

import Wiki

/// One source as the page about the wiki presents it.
public struct AboutSource: TemplateModel {
  let id: String
  let facts: [FactRow]
  let collections: [LinkRow]
  let oneSided: [SentenceRow]
  let findings: [FindingRow]
  let credits: Phrase
  let logo: PlacedPicture?

  init(_ source: SourceRecord, in site: Site) {
    id = source.id
    facts = Self.facts(of: source).map(FactRow.init)
    collections = site.collections.filter { $0.definition.source == source.id }
      .map { LinkRow(site.listLink($0), count: site.count($0.entries.count, of: $0)) }
    oneSided = source.oneSidedLinks.map { SentenceRow(Self.sentence(on: $0, in: site)) }
    findings = source.findings.sorted { $0.key < $1.key }
      .map { FindingRow(label: .word("about.findings.\($0.key)"), count: .number($0.value)) }
    credits = source.credits
    logo = site.logo(of: source.id)
  }

  public static let fields: [TemplateField<AboutSource>] = [
    .text("id", "the id of the source: `rickandmorty`") { .verbatim($0.id) },
    .text("title", "the name of the source") { .word("sources.\($0.id).title") },
    .rows("facts", "date, origin and completeness of the data", \.facts),
    .rows("collections", "the collections that come from it", \.collections),
    .rows("oneSided", "the links that only one end states", \.oneSided),
    .rows("findings", "how often something was unforeseen", \.findings),
    .markup("credits", "whom data and pictures belong to", \.credits),
    .picture("logo", "the logo of the source, if the theme has one", \.logo),
  ]

  private static func facts(of source: SourceRecord) -> [Fact] {
    [
      Fact(
        .word("about.facts.data-date"),
        source.dataDate.map(Phrase.date) ?? .word("about.unknown-date")),
      Fact(.word("about.facts.origin"), .word("about.origin.\(source.origin.rawValue)")),
      Fact(
        .word("about.facts.completeness"),
        .word(source.isSample ? "about.sample" : "sources.\(source.id).complete")),
    ]
      + (source.stoodIn.map {
        [Fact(.word("about.facts.stood-in"), .sentence("about.stood-in", ["day": .date($0)]))]
      } ?? [])
  }

  private static func sentence(on link: OneSidedLink, in site: Site) -> Phrase {
    .sentence(
      "about.one-sided",
      ["from": site.named(link.from), "to": site.named(link.to)])
  }
}

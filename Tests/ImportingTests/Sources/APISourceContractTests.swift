import Diagnostics
import Fetching
import TestSupport
import Testing
import Wiki

@testable import Importing

/// What every source of the registry must be able to do, and the one that `Docs/sources.md` adds.
@Suite struct APISourceContractTests {
  @Test(arguments: ContractedSource.all)
  func `its sample data is imported without a fault`(contracted: ContractedSource) async throws {
    let source = contracted.source
    let data = try await contracted.load()
    #expect(data.collections.map(\.id) == source.collections.map(\.id))
    #expect(data.collections.allSatisfy { !$0.entries.isEmpty })
    #expect(data.date != nil)
    for warning in data.warnings { #expect(warning.kind == .oneSidedLink, "\(warning.sentence)") }
  }

  @Test(arguments: ContractedSource.all)
  func `every picture of its sample data is there`(contracted: ContractedSource) async throws {
    let source = contracted.source
    let access = try contracted.access()
    let collections = try await source.load(access).collections
    let loaded = try await PictureLoader(
      source, client: access.client, base: access.base, progress: .silent
    ).load(for: collections)
    #expect(loaded.warnings.isEmpty)
    let pictured = collections.filter { $0.entries.contains { $0.picture != nil } }
    #expect(
      pictured.map(\.id) == source.collections.filter(\.isPictured).map(\.id))
  }

  @Test func `no two sources share a name, a collection or a variable`() {
    let sources = ContractedSource.all.map(\.source)
    let collections = sources.flatMap(\.collections).map(\.id)
    let variables = sources.flatMap { [$0.baseVariable] + $0.credentials.map(\.variable) }
    #expect(Set(sources.map(\.id)).count == sources.count)
    #expect(Set(collections).count == collections.count)
    #expect(Set(variables).count == variables.count)
  }

  @Test(arguments: ContractedSource.all)
  func `its names can stand in a path and in a key`(contracted: ContractedSource) {
    let source = contracted.source
    let names =
      [source.id] + source.collections.map(\.id)
      + source.collections.flatMap(\.facets).map(\.id)
    for name in names { #expect(name.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil, "\(name)") }
    // The top level of a site has folders of its own.
    #expect(Set(names).isDisjoint(with: ["api", "assets", "images", "name"]))
    #expect(source.collections.allSatisfy { $0.source == source.id })
    // The addresses of the search and of lists have words of their own.
    let facets = source.collections.flatMap(\.facets).map(\.id)
    #expect(Set(facets).isDisjoint(with: ["q", "kind", "sort", "favourites", "view"]))
  }

  @Test(arguments: ContractedSource.all)
  func `it is asked with care, over HTTPS, at an address that is one`(contracted: ContractedSource)
    throws
  {
    let source = contracted.source
    let base = try BaseURL(source.publicBase, setting: source.baseVariable)
    #expect(base.text == source.publicBase)
    #expect(source.publicBase.hasPrefix("https://"))
    #expect((0.1...20).contains(source.rate))
    #expect((1...10).contains(source.inFlight))
    #expect(!source.neverHeals(Answer(status: 503, body: [])))
    #expect(!source.neverHeals(Answer(status: 429, body: [])))
    #expect(!source.completeness.isEmpty)
  }

  @Test(arguments: ContractedSource.all)
  func `each of its collections has its template`(contracted: ContractedSource) throws {
    let source = contracted.source
    for collection in source.collections {
      #expect(collection.template.hasPrefix(source.id + "/"))
      let path = "Templates/\(collection.template).md"
      #expect(try contracted.bytes(at: path) != nil, "\(path)")
    }
  }

  @Test(arguments: ContractedSource.all)
  func `its strings file has every word that its definition needs`(contracted: ContractedSource)
    throws
  {
    let source = contracted.source
    let words = try contracted.words()
    var needed = ["sources.\(source.id).title"] + Self.keys(in: source.credits)
    for collection in source.collections {
      let parts = ["title", "count", "lead"]
      needed += parts.map { "collections.\(collection.id).\($0)" }
      needed += collection.facets.map { "facets.\(collection.id).\($0.id)" }
      needed += collection.measures.map { "measures.\(collection.id).\($0.id)" }
    }
    for key in needed { #expect(words.has(key), "\(key)") }
  }

  @Test(arguments: ContractedSource.all)
  func `its strings file has every word that its entries use`(contracted: ContractedSource)
    async throws
  {
    let words = try contracted.words()
    let entries = try await contracted.load().collections.flatMap(\.entries)
    var used: Set<String> = []
    for entry in entries {
      let facets = entry.facets.flatMap(\.value).map(\.title)
      let badges = entry.badges.flatMap { [$0.emoji, $0.word] }
      let facts = entry.facts.flatMap { [$0.label, $0.value] }
      used.formUnion((facets + badges + facts + [entry.context]).flatMap { Self.keys(in: $0) })
      used.formUnion(Self.keys(in: entry.detail))
    }
    for key in used.sorted() { #expect(words.has(key), "\(key)") }
  }

  @Test(arguments: ContractedSource.all)
  func `each entry has a title, a place of its own and links that lead to entries`(
    contracted: ContractedSource
  ) async throws {
    let collections = try await contracted.load().collections
    let all = collections.flatMap(\.entries)
    let ids = Set(all.map(\.id))
    #expect(ids.count == all.count)
    for collection in collections {
      let facets = Set(collection.definition.facets.map(\.id))
      for entry in collection.entries {
        #expect(entry.id.collection == collection.id)
        #expect(entry.title == entry.title.singleLine && !entry.title.isEmpty, "\(entry.id)")
        #expect(!entry.context.isEmpty, "\(entry.id)")
        #expect(Set(entry.relations.map(\.target)).isSubset(of: ids), "\(entry.id)")
        #expect(Set(entry.facets.map(\.key)).isSubset(of: facets), "\(entry.id)")
        #expect(entry.facets.flatMap(\.value).allSatisfy { !$0.key.isEmpty })
      }
    }
  }

  @Test(arguments: ContractedSource.all)
  func `each field of its detail models can be read`(contracted: ContractedSource) async throws {
    let collections = try await contracted.load().collections
    let ids = Set(collections.flatMap(\.entries).map(\.id))
    for collection in collections {
      let schema = collection.definition.detail
      #expect(schema.fields.allSatisfy { !$0.meaning.isEmpty })
      for entry in collection.entries {
        #expect(entry.detail.values.map(\.name) == schema.fields.map(\.name))
        for case .entries(let linked) in entry.detail.values.map(\.value) {
          #expect(Set(linked).isSubset(of: ids), "\(entry.id)")
        }
      }
    }
  }

  @Test(arguments: ContractedSource.all)
  func `a sample of one page is imported without a word about what it lacks`(
    contracted: ContractedSource
  ) async throws {
    let source = contracted.source
    let access = try contracted.access()
    let data = try await source.load(
      SourceAccess(client: access.client, base: access.base, maxPages: 1))
    #expect(!data.warnings.contains { $0.kind == .danglingLink })
  }

  @Test(arguments: ContractedSource.all)
  func `what is news of its entries is something that they have, and has a word`(
    contracted: ContractedSource
  ) async throws {
    let words = try contracted.words()
    for collection in try await contracted.load().collections {
      let news = collection.definition.news
      let labels = Set(collection.entries.flatMap(\.facts).map(\.label))
      let kinds = Set(collection.entries.flatMap(\.relations).map(\.kind))
      // Without biographies little is known of a person.
      let unknown = news.facts.filter { !labels.contains(.word($0)) }
      #expect(unknown.isEmpty || collection.id == "people", "\(unknown)")
      #expect(Set(news.relations.map(\.key)).isSubset(of: kinds), "\(collection.id)")
      #expect(!news.facts.isEmpty)
      for key in news.facts + news.relations.map(\.value) { #expect(words.has(key), "\(key)") }
    }
  }

  /// The keys of all words that a phrase puts together.
  private static func keys(in phrase: Phrase) -> [String] {
    switch phrase {
    case .verbatim, .number, .decimal, .date: []
    case .word(let key): [key]
    case .sentence(let key, let arguments): [key] + arguments.values.flatMap { keys(in: $0) }
    case .link(let link): keys(in: link.title)
    case .list(let phrases): phrases.flatMap { keys(in: $0) }
    }
  }

  private static func keys(in model: any TemplateModel) -> [String] {
    model.values.map(\.value).flatMap { keys(in: $0) }
  }

  private static func keys(in value: FieldValue) -> [String] {
    switch value {
    case .text(let phrase), .markup(let phrase): keys(in: phrase)
    case .link(let link): link.map { keys(in: $0.title) } ?? []
    case .rows(let rows): rows.flatMap { keys(in: $0) }
    case .object(let object): object.map { keys(in: $0) } ?? []
    case .part, .flag, .number, .picture, .entry, .entries: []
    }
  }
}

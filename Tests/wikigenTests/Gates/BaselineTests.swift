import Fetching
import Importing
import Publishing
import Testing
import Wiki

@testable import wikigen

@Suite struct `What a site holds of a source` {
  private static func header(
    origin: ManifestHeader.Origin = .live, sources: [String: String]
  ) -> ManifestHeader {
    ManifestHeader(
      generator: "wikigen 0", origin: origin, sources: sources,
      counts: ["characters": 826, "episodes": 51, "movies": 10_000])
  }

  /// An import of characters and episodes, asked for as `fingerprint` says.
  private static func imported(fingerprint: String) throws -> ImportedSource {
    let source = try #require(APISources.all.first { $0.id == "rickandmorty" })
    let definitions = source.collections.filter { ["characters", "episodes"].contains($0.id) }
    let data = SourceData(
      collections: definitions.map { EntryCollection($0, entries: []) }, oneSidedLinks: [],
      warnings: [], date: nil)
    return ImportedSource(
      collections: data.collections, outline: ImportOutline(data, answers: "a1b2"),
      record: SourceRecord(
        id: source.id, origin: .live, isSample: false, dataDate: nil, oneSidedLinks: [],
        credits: .verbatim(""), findings: [:]),
      warnings: [], pictures: [], wantedPictures: 0, tally: RequestTally(),
      fingerprint: fingerprint)
  }

  private static func baseline(_ header: ManifestHeader) throws -> Baseline? {
    Baseline(header, of: try imported(fingerprint: "a"), place: "site")
  }

  @Test func `is what its manifest counts in the source's collections`() throws {
    let header = Self.header(sources: ["rickandmorty": "a", "tmdb": "b"])
    #expect(
      try Self.baseline(header)
        == Baseline(counts: ["characters": 826, "episodes": 51], place: "site"))
  }

  @Test(arguments: [[:], ["tmdb": "a"], ["rickandmorty": "b"], ["rickandmorty": ""]])
  func `is unknown where it has nothing of it, or was asked otherwise`(
    sources: [String: String]
  ) throws {
    #expect(try Self.baseline(Self.header(sources: sources)) == nil)
  }

  @Test(arguments: ManifestHeader.Origin.allCases.filter { $0 != .live })
  func `is unknown where it is not from the web, or not all`(
    origin: ManifestHeader.Origin
  ) throws {
    #expect(try Self.baseline(Self.header(origin: origin, sources: ["rickandmorty": "a"])) == nil)
  }
}

import Diagnostics
import Fetching
import Importing
import Wiki

/// A source's data with its pictures, and how it was had.
struct ImportedSource: Sendable {
  /// Empty where nobody wants entries and, until the import is complete, where only its outline is known.
  var collections: [EntryCollection]
  /// What it is known by, whether its entries were read or not.
  let outline: ImportOutline
  private(set) var record: SourceRecord
  private(set) var warnings: [Warning]
  let pictures: [PlacedFile]
  /// How many pictures its entries name, each address once.
  let wantedPictures: Int
  let tally: RequestTally
  /// Over what was asked of the source: its id, address and settings.
  let fingerprint: String
  /// `nil` of what is not kept from run to run.
  var history: ToldHistory?
  private var readEntries: (@Sendable () async throws(Fault) -> SourceData)?

  init(
    collections: [EntryCollection], outline: ImportOutline, record: SourceRecord,
    warnings: [Warning], pictures: [PlacedFile], wantedPictures: Int, tally: RequestTally,
    fingerprint: String, readEntries: (@Sendable () async throws(Fault) -> SourceData)? = nil
  ) {
    self.collections = collections
    self.outline = outline
    self.record = record
    self.warnings = warnings
    self.pictures = pictures
    self.wantedPictures = wantedPictures
    self.tally = tally
    self.fingerprint = fingerprint
    self.readEntries = readEntries
  }

  /// What reading its entries came to.
  typealias Entries = Result<SourceData, Fault>

  /// Its entries, if they have yet to be read.
  func entries() async -> Entries? {
    guard let readEntries else { return nil }
    return await Result(awaiting: readEntries)
  }

  /// With its entries, which are read if they have yet to be and are not known.
  consuming func complete(
    with known: Entries? = nil
  ) async throws(Fault) -> ImportedSource {
    guard readEntries != nil else { return self }
    let read = if let known { known } else { await entries() }
    if let read { fill(with: try read.get()) }
    return self
  }

  mutating func fill(with data: SourceData) {
    collections = data.collections
    record.oneSidedLinks = data.oneSidedLinks
    readEntries = nil
  }

  /// Of what came up once the data was there.
  mutating func add(_ warning: Warning) {
    warnings.append(warning)
    record.findings[warning.kind.rawValue, default: 0] += 1
  }

  /// Whether the source itself lacks an entry that this import lacks.
  func isGone(_ entry: EntryID) -> Bool {
    let collection = collections.first { $0.id == entry.collection }
    // A sample knows nothing of what it did not ask for.
    guard !record.isSample else { return false }
    return collection?.definition.isExhaustive == true || outline.gone.contains(entry)
  }

  /// How many entries each collection has.
  var counts: [String: Int] {
    Dictionary(
      outline.counts.map { ($0.collection, $0.entries) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where the pictures of the entries stand in the site.
  var shelf: PictureShelf {
    PictureShelf(
      Dictionary(pictures.map { ($0.address, $0.picture) }) { first, _ in first })
  }
}

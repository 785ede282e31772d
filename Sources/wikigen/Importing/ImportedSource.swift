import Diagnostics
import Fetching
import Importing
import Wiki

/// A source's data with its pictures, and how it was had.
struct ImportedSource: Sendable {
  var collections: [EntryCollection]
  private(set) var record: SourceRecord
  private(set) var warnings: [Warning]
  let pictures: [PlacedFile]
  /// How many pictures its entries name, each address once.
  let wantedPictures: Int
  let tally: RequestTally
  /// The digest of all that the source answered.
  let answers: String
  /// Over what was asked of the source: its id, address and settings.
  let fingerprint: String
  /// Entries that were asked for and that the source no longer has.
  let gone: Set<EntryID>
  /// `nil` of what is not kept from run to run.
  var history: ToldHistory?

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
    return collection?.definition.isExhaustive == true || gone.contains(entry)
  }

  /// How many entries each collection has.
  var counts: [String: Int] {
    Dictionary(
      collections.map { ($0.id, $0.entries.count) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where the pictures of the entries stand in the site.
  var shelf: PictureShelf {
    PictureShelf(
      Dictionary(pictures.map { ($0.address, $0.picture) }) { first, _ in first })
  }
}

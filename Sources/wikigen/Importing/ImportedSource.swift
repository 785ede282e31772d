import Diagnostics
import Fetching
import Importing
import Wiki

/// A source's data with its pictures, and how it was had.
struct ImportedSource: Sendable {
  let collections: [EntryCollection]
  let record: SourceRecord
  let warnings: [Warning]
  let pictures: [PlacedFile]
  /// How many pictures its entries name, each address once.
  let wantedPictures: Int
  let tally: RequestTally
  /// The digest of all that the source answered.
  let answers: String
  /// Over what was asked of the source: its id, address and settings.
  let fingerprint: String

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

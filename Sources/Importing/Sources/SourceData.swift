import Diagnostics
import Wiki

/// What a source has to give: its entries, and what is to be said about them.
public struct SourceData: Sendable {
  /// A source may leave them out where nobody wants entries.
  public let collections: [EntryCollection]
  /// How many entries each collection has, whether they were made or not.
  public let counts: [(collection: String, entries: Int)]
  public let oneSidedLinks: [OneSidedLink]
  public let warnings: [Warning]
  /// The day of the oldest answer, else of the newest entry.
  public let date: CalendarDate?
  /// What lists still name and the API no longer has.
  public let gone: Set<EntryID>

  /// `counts` are those of the collections, unless these are left out.
  public init(
    collections: [EntryCollection], counts: [(collection: String, entries: Int)]? = nil,
    oneSidedLinks: [OneSidedLink], warnings: [Warning], date: CalendarDate?,
    gone: Set<EntryID> = []
  ) {
    self.collections = collections
    self.counts = counts ?? collections.map { ($0.id, $0.entries.count) }
    self.oneSidedLinks = oneSidedLinks
    self.warnings = warnings
    self.date = date
    self.gone = gone
  }

  /// Of all pictures that entries name; entries may share one.
  public var pictureAddresses: Set<String> {
    Set(collections.flatMap(\.entries).compactMap { $0.picture?.address })
  }
}

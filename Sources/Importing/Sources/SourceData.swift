import Diagnostics
import Wiki

/// What a source has to give: its entries, and what is to be said about them.
public struct SourceData: Sendable {
  public let collections: [EntryCollection]
  public let oneSidedLinks: [OneSidedLink]
  public let warnings: [Warning]
  /// The day of the oldest answer, else of the newest entry.
  public let date: CalendarDate?
  /// What lists still name and the API no longer has.
  public let gone: Set<EntryID>

  public init(
    collections: [EntryCollection], oneSidedLinks: [OneSidedLink], warnings: [Warning],
    date: CalendarDate?, gone: Set<EntryID> = []
  ) {
    self.collections = collections
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

import Wiki

/// What happened to one entry on one day.
public struct FeedItem: Sendable {
  /// Stays what it is, wherever the entry's page moves.
  public let id: String
  public let title: Phrase
  public let sentences: [Phrase]
  /// The entry's page, else that of recent changes.
  public let address: String
  /// Seconds since 1970.
  public let published: Int
  /// Seconds since 1970.
  public let updated: Int

  init(_ change: DailyChange, id: String, address: String) {
    self.id = id
    self.address = address
    let kind = change.isRemoval ? "removed" : change.isArrival ? "new" : "changed"
    title = .sentence("changes.item.\(kind)", ["title": .verbatim(change.title)])
    sentences = change.sentences
    published = change.firstFound
    updated = change.lastFound
  }
}

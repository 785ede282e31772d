import GRDB

/// What tells whether something that was fetched is still as the server has it.
public struct Validity: Hashable, Sendable {
  /// The server's own name for this version, as it came: `W/"abc"`.
  public let etag: String?
  /// As it came.
  public let lastModified: String?
  /// When it came, or was last said to be unchanged; seconds since 1970.
  public let fetchedAt: Int
  /// Until when it need not be asked for; seconds since 1970. Nil if the server did not say.
  public let freshUntil: Int?

  public init(
    etag: String? = nil, lastModified: String? = nil, fetchedAt: Int, freshUntil: Int? = nil
  ) {
    self.etag = etag
    self.lastModified = lastModified
    self.fetchedAt = fetchedAt
    self.freshUntil = freshUntil
  }
}

extension Validity {
  init(_ row: Row) throws {
    etag = try row.text("etag")
    lastModified = try row.text("lastModified")
    fetchedAt = try row.decode(Int.self, forColumn: "fetchedAt")
    freshUntil = try row.decode(Int?.self, forColumn: "freshUntil")
  }

  /// In the order of the columns.
  var arguments: StatementArguments {
    [etag?.stored, lastModified?.stored, fetchedAt, freshUntil]
  }
}

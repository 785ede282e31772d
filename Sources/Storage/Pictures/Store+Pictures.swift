import Diagnostics
import Foundation
import GRDB

// Files are written and swept within transactions: they follow each other, so a sweep never takes
// a file whose row is still to come.
extension Store {
  /// Nil too if the file is missing or of another length than it had.
  public func picture(_ address: String) throws(Fault) -> StoredPicture? {
    let picture = try read { connection in
      try PictureRow.fetchOne(
        connection.cachedStatement(sql: "SELECT * FROM pictures WHERE address = ?"),
        arguments: [address.stored])?.picture
    }
    guard let picture, cache.pictures.has(picture.name, byteCount: picture.byteCount) else {
      return nil
    }
    return picture
  }

  /// Where the picture's file is, or will be.
  public func path(of picture: StoredPicture) -> String { cache.pictures.path(of: picture.name) }

  /// `nil` for a file that can't be read: the picture is then as good as not there.
  public func bytes(of picture: StoredPicture) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path(of: picture))))
    } catch {
      return nil
    }
  }

  /// The file first, then the row: a row never promises what is not there.
  public func keep(_ picture: StoredPicture, bytes: [UInt8]) throws(Fault) {
    precondition(bytes.count == picture.byteCount, "these are the bytes of another picture")
    try write { connection in
      try cache.pictures.write(bytes, as: picture.name)
      try insert(picture, connection)
    }
  }

  /// Of a picture whose file is there, the row only: the server said that it is unchanged.
  public func renew(_ picture: StoredPicture) throws(Fault) {
    try write { try insert(picture, $0) }
  }

  /// After a complete run: drops the source's pictures that it did not name, and all files that
  /// belong to none. Where runs of other settings are kept, they may need them, and none goes.
  public func prunePictures(of source: String, usedBy addresses: Set<String>) throws(Fault) {
    let used = Set(addresses.map(\.stored))
    try write { connection in
      let kinds = try Int.fetchOne(
        connection,
        sql: """
          SELECT count(DISTINCT fingerprint) FROM runs
          WHERE source = ? AND isSample = 0 AND finishedAt IS NOT NULL
          """, arguments: [source])
      guard kinds ?? 0 < 2 else { return }
      let kept = try Data.fetchAll(
        connection, sql: "SELECT address FROM pictures WHERE source = ?", arguments: [source])
      for address in kept where !used.contains(address) {
        try connection.cachedStatement(sql: "DELETE FROM pictures WHERE address = ?")
          .execute(arguments: [address])
      }
      try sweepPictures(connection)
    }
  }

  func sweepPictures(_ connection: Database) throws {
    let rows = try PictureRow.fetchAll(connection, sql: "SELECT * FROM pictures")
    try cache.pictures.sweep(keeping: Set(rows.map(\.picture.name)))
  }

  private func insert(_ picture: StoredPicture, _ connection: Database) throws {
    try connection.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO pictures
          (address, source, digest, fileExtension, byteCount, width, height,
          etag, lastModified, fetchedAt, freshUntil)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        picture.address.stored, picture.source, picture.digest, picture.fileExtension,
        picture.byteCount, picture.width, picture.height,
      ] + picture.validity.arguments)
  }
}

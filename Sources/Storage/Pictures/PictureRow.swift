import GRDB

/// A picture as it stands in the file.
struct PictureRow: FetchableRecord {
  let picture: StoredPicture

  init(row: Row) throws {
    let name = PictureName(
      digest: try row.decode(String.self, forColumn: "digest"),
      fileExtension: try row.decode(String.self, forColumn: "fileExtension"))
    guard let name else { throw StoreFile.Obstacle.damaged }
    picture = StoredPicture(
      address: try row.text("address") ?? "",
      source: try row.decode(String.self, forColumn: "source"),
      digest: name.digest, fileExtension: name.fileExtension,
      byteCount: try row.decode(Int.self, forColumn: "byteCount"),
      width: try row.decode(Int.self, forColumn: "width"),
      height: try row.decode(Int.self, forColumn: "height"),
      validity: try Validity(row))
  }
}

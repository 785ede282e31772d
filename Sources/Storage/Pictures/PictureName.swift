/// The name of a picture's file, which is safe as a part of a path.
struct PictureName: Hashable {
  let digest: String
  let fileExtension: String

  init?(digest: String, fileExtension: String) {
    let isDigest =
      digest.utf8.count == 64
      && digest.utf8.allSatisfy { Self.hexadecimal.contains($0) }
    let isExtension =
      (1...5).contains(fileExtension.utf8.count)
      && fileExtension.utf8.allSatisfy { Self.wordly.contains($0) }
    guard isDigest, isExtension else { return nil }
    self.digest = digest
    self.fileExtension = fileExtension
  }

  /// A folder of its own for every two digits: many file systems are slow with many names in one.
  var folder: String { String(digest.prefix(2)) }

  var file: String { "\(digest).\(fileExtension)" }

  private static let hexadecimal = Set("0123456789abcdef".utf8)
  private static let wordly = Set("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
}

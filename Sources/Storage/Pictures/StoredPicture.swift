/// A picture that lies as a file beside the store.
public struct StoredPicture: Hashable, Sendable {
  /// Where it was fetched, which is its key.
  public let address: String
  public let source: String
  public let byteCount: Int
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  public let validity: Validity

  let name: PictureName

  /// A digest that is none, or another file extension than a word of a few ASCII letters and
  /// digits, stops the program: they become the name of a file.
  public init(
    address: String, source: String, digest: String, fileExtension: String, byteCount: Int,
    width: Int, height: Int, validity: Validity
  ) {
    guard let name = PictureName(digest: digest, fileExtension: fileExtension) else {
      preconditionFailure("'\(digest).\(fileExtension)' is not named by a digest")
    }
    self.name = name
    self.address = address
    self.source = source
    self.byteCount = byteCount
    self.width = width
    self.height = height
    self.validity = validity
  }

  /// The SHA-256 of its bytes in lower-case hexadecimal digits.
  public var digest: String { name.digest }

  /// What it is by its bytes: `jpg`.
  public var fileExtension: String { name.fileExtension }
}

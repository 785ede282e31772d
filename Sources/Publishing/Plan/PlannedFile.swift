/// One file of the site, and how its bytes are made when they are needed.
public struct PlannedFile: Sendable {
  /// Relative to the site: `characters/1-rick-sanchez.html`.
  public let path: String
  /// Another one whenever the bytes may be others. What stands before a hyphen is the digest of
  /// what all files of its kind share; one of 64 digits without a hyphen is SHA-256 of the bytes.
  public let digest: String
  /// The entry whose page it is: `characters/1`.
  public let entry: String?
  /// The name of that entry.
  public let title: String?
  /// Whether it is HTML whose links are checked.
  public let isPage: Bool
  /// Called when they are needed, on any thread; the same each time.
  public let bytes: @Sendable () throws -> [UInt8]
  /// What its check found, where these bytes were checked before as a file of the same site.
  var checked: CheckedPage?

  public init(
    path: String, digest: String, entry: String? = nil, title: String? = nil, isPage: Bool,
    bytes: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.path = path
    self.digest = digest
    self.entry = entry
    self.title = title
    self.isPage = isPage
    self.bytes = bytes
  }
}

import Diagnostics

/// One file of the site, and how it is made when it is needed.
public struct PlannedFile: Sendable {
  /// Relative to the site: `characters/1-rick-sanchez.html`.
  public let path: String
  /// The entry whose page it is: `characters/1`.
  public let entry: String?
  /// The name of that entry.
  public let title: String?
  /// Whether it is HTML whose links are checked.
  public let isPage: Bool
  /// Called when it is needed, on any thread; the same each time.
  private let draft: @Sendable () throws -> FileDraft
  /// What its check found, where these bytes were checked before as a file of the same site.
  var checked: CheckedPage?

  public init(
    path: String, entry: String? = nil, title: String? = nil, isPage: Bool,
    draft: @escaping @Sendable () throws -> FileDraft
  ) {
    self.path = path
    self.entry = entry
    self.title = title
    self.isPage = isPage
    self.draft = draft
  }

  /// One whose digest is known beforehand.
  public init(
    path: String, digest: String, isPage: Bool, bytes: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.init(path: path, isPage: isPage) { FileDraft(digest: digest, bytes: bytes) }
  }

  /// What it is to be.
  func drafted() throws(Fault) -> FileDraft {
    do {
      return try draft()
    } catch let fault as Fault {
      throw fault
    } catch {
      throw .unforeseen(path, error)
    }
  }
}

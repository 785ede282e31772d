/// The names of the two files in which a folder says what it has, and how its pages are linked.
///
/// Those of a share are others than a site's, so that nobody, an older wikigen included, takes a share
/// for a site.
struct RecordNames: Hashable, Sendable {
  let manifest: String
  let links: String

  static let site = RecordNames(manifest: Manifest.fileName, links: SiteLinks.fileName)
  static let share = RecordNames(
    manifest: "wikigen-share.json", links: "wikigen-share-links.json")

  var all: [String] { [manifest, links] }
}

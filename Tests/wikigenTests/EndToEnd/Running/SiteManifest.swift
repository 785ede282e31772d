/// What a test reads of a site's manifest, written down apart from the program's own type.
struct SiteManifest: Decodable {
  struct File: Decodable {
    let digest: String
    let entry: String?
  }

  let version: Int
  let generator: String
  let origin: String
  let sources: [String: String]
  let counts: [String: Int]
  let files: [String: File]
}

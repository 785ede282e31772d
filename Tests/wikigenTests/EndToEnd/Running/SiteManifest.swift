import Foundation

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

extension SiteManifest {
  init(of site: SiteFiles) throws {
    self = try JSONDecoder().decode(Self.self, from: site.bytes["wikigen-manifest.json"] ?? Data())
  }
}

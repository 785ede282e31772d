import Foundation

/// Two sites made from the same: the one that was built again and again, and a new one.
struct SitePair {
  private static let manifest = "wikigen-manifest.json"

  let again: SiteFiles
  let new: SiteFiles

  /// What should be the same and is not.
  ///
  /// Only the older one can know of addresses that it had before. Where it has pages for those, its
  /// manifest is another one, but for them the same, and so are the numbers of its links.
  func differences() throws -> [String] {
    var found = again.differences(from: new)
    let former = try Self.former(of: again)
    guard !former.isEmpty else { return found }
    found.removeAll { former.contains($0) || $0 == "wikigen-links.json" || $0 == Self.manifest }
    if try Self.manifest(of: again, without: former) != Self.manifest(of: new, without: []) {
      found.append(Self.manifest)
    }
    return found
  }

  private static func former(of site: SiteFiles) throws -> Set<String> {
    let data = site.bytes[manifest] ?? Data()
    guard let former = try JSONDecoder().decode(Former.self, from: data).former else { return [] }
    return Set(former.redirects.keys).union(former.tombstones.keys)
  }

  /// As text, to be compared.
  private static func manifest(of site: SiteFiles, without former: Set<String>) throws -> String {
    let value = try JSONSerialization.jsonObject(with: site.bytes[manifest] ?? Data())
    guard var object = value as? [String: Any], let files = object["files"] as? [String: Any]
    else { return "" }
    object["former"] = nil
    object["files"] = files.filter { !former.contains($0.key) }
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  private struct Former: Decodable {
    struct Paths: Decodable {
      let redirects: [String: String]
      let tombstones: [String: Tombstone]
    }

    struct Tombstone: Decodable {}

    let former: Paths?
  }
}

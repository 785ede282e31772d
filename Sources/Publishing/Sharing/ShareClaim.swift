import JSONReading

/// What a share says of the site that it is of.
struct ShareClaim: Hashable, Sendable {
  let share: SiteShare
  /// The digest of the whole plan: shares of one digest are shares of one site.
  let plan: String
  /// The digest of the manifest of the wiki that was to be replaced, where there was one.
  let after: String?
  /// Those of all files that the site will have, sorted.
  let paths: [String]
  /// By path, the digests of the share's own files, byte by byte: a share is carried about.
  var contents: [String: String] = [:]

  /// Whether what it is a share of is the same; the files themselves are not looked at.
  func isAs(_ other: ShareClaim) -> Bool {
    (share, plan, after) == (other.share, other.plan, other.after)
  }
}

extension ShareClaim: Encodable, JSONReadableObject {
  private enum CodingKeys: String, CodingKey { case number, of, plan, after, paths, contents }

  private struct NoSuchShare: Error {}

  init(_ object: JSONObject) throws {
    guard let share = SiteShare(number: try object.value("number"), of: try object.value("of"))
    else { throw NoSuchShare() }
    self.share = share
    plan = try object.value("plan")
    after = try object.valueIfThere("after")
    paths = try object.value("paths")
    contents = try object.value("contents")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(share.number, forKey: .number)
    try container.encode(share.count, forKey: .of)
    try container.encode(plan, forKey: .plan)
    try container.encodeIfPresent(after, forKey: .after)
    try container.encode(paths, forKey: .paths)
    try container.encode(contents, forKey: .contents)
  }
}

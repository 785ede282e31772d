extension SitePaths {
  /// The paths that can't all be files of one folder everywhere.
  var collisions: [SiteFinding] {
    var owners: [String: String] = [:]
    var findings: [SiteFinding] = []
    for path in sorted {
      if let owner = owners.updateValue(path, forKey: path.lowercased()) {
        findings.append(collision(of: path, with: owner))
      }
    }
    var folder: Substring?
    var owner: String?
    for path in sorted {
      // Neighbours mostly lie in one folder.
      if path.parentFolder != folder {
        folder = path.parentFolder
        owner = path.parentFolders.lazy.compactMap { owners[$0.lowercased()] }.first
      }
      if let owner { findings.append(collision(of: path, with: owner)) }
    }
    return findings
  }

  private func collision(of path: String, with other: String) -> SiteFinding {
    SiteFinding(page: path, line: 1, problem: .collision, target: other)
  }
}

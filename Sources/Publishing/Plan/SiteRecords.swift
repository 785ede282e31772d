import Diagnostics

/// What a site says of itself: its manifest, and the record of its links.
struct SiteRecords {
  private let manifest: [UInt8]
  private let links: [UInt8]

  /// `sizes` are in bytes, by path.
  init(_ plan: PublishPlan, sizes: [String: Int], _ links: SiteLinks) throws(Fault) {
    let files = Dictionary(
      plan.files.map { file in
        let size = sizes[file.path] ?? 0
        return (
          file.path,
          Manifest.File(
            digest: file.digest, entry: file.entry, title: file.title, size: size)
        )
      },
      uniquingKeysWith: { first, _ in first })
    do {
      manifest = try Manifest(header: plan.header, files: files, former: plan.former).encoded()
    } catch {
      throw .unforeseen(Manifest.fileName, error)
    }
    self.links = try links.encoded(besideManifest: manifest)
  }

  /// In bytes.
  var size: Int { manifest.count + links.count }

  /// Returns those that came out as in the old site, and are its very files.
  func write(into stage: StageFolder, replacing old: StandingSite?) throws(Fault) -> Set<String> {
    var kept: Set<String> = []
    for (path, bytes) in [(Manifest.fileName, manifest), (SiteLinks.fileName, links)] {
      if let old, try old.isRecord(path, bytes) {
        try stage.take(path, from: old.folder)
        kept.insert(path)
      } else {
        try stage.write(bytes, to: path)
      }
    }
    return kept
  }
}

import Diagnostics

/// What a site, or a share of one, says of itself: its manifest, and the record of its links.
struct SiteRecords {
  private let names: RecordNames
  private let manifest: [UInt8]
  private let links: [UInt8]

  /// Both are written at once: of a large wiki each has megabytes. `paths` are those of the folder, and of the
  /// whole site, sorted.
  init(
    _ record: FolderRecord, _ links: SiteLinks, named names: RecordNames,
    in paths: (own: [String], all: [String])
  ) async throws(Fault) {
    self.names = names
    async let encoded = Result { try record.encoded(in: paths.own) }
    // Made here: what a task hands over would be copied to be signed.
    var draft = links.draft(in: paths.all)
    do {
      manifest = try await encoded.get()
    } catch {
      throw .unforeseen(names.manifest, error)
    }
    self.links = draft.file(besideManifest: manifest)
  }

  /// In bytes.
  var size: Int { manifest.count + links.count }

  /// Both at once. Returns those that came out as in the old site, and are its very files.
  func write(
    into stage: StageFolder, replacing old: StandingSite?
  ) async throws(Fault) -> Set<String> {
    async let keepsManifest = write(manifest, to: names.manifest, into: stage, replacing: old)
    let keepsLinks = write(links, to: names.links, into: stage, replacing: old)
    var kept: Set<String> = []
    if try await keepsManifest.get() { kept.insert(names.manifest) }
    if try keepsLinks.get() { kept.insert(names.links) }
    return kept
  }

  /// Whether it was kept.
  private func write(
    _ bytes: [UInt8], to path: String, into stage: StageFolder, replacing old: StandingSite?
  ) -> Result<Bool, Fault> {
    Result { () throws(Fault) in
      if let old, try old.isRecord(path, bytes) {
        try stage.take(path, from: old.files)
        return true
      }
      try stage.write(bytes, to: path)
      return false
    }
  }
}

import Diagnostics

/// A site as one archive. The same site gives the same bytes, whenever it is packed.
public struct ZipArchive: Sendable {
  private let site: PackableSite
  /// The one folder at the top.
  private let folder: String
  private let moment: ZipMoment
  private let jobs: Int

  /// Of what is read at a time, in bytes.
  private static let portion = 1 << 25

  public init(of site: PackableSite, folder: String, at moment: ZipMoment, jobs: Int) {
    self.site = site
    self.folder = folder
    self.moment = moment
    self.jobs = jobs
  }

  /// Returns the size of the archive.
  public func write(to file: StagedFile) async throws(Fault) -> Int {
    var size = 0
    // A write for every small file would be as many calls of the system.
    var pending: [UInt8] = []
    var writer = ZipWriter(at: moment) { bytes throws(Fault) in
      size += bytes.count
      pending += bytes
      guard pending.count >= 1 << 20 else { return }
      try file.write(pending)
      pending.removeAll(keepingCapacity: true)
    }
    for portion in site.portions(of: Self.portion) {
      let entries = try await portion.concurrentMap(jobs: jobs, perTask: 8) {
        [site, folder] path throws(Fault) in
        ZipEntry("\(folder)/\(path)", try site.bytes(of: path))
      }
      for entry in entries { try writer.add(entry) }
      guard !Task.isCancelled else { throw .stoppedPacking(file.name) }
    }
    try writer.finish()
    try file.write(pending)
    return size
  }
}

extension PackableSite {
  /// The files in their order, so many at a time that they have about that size together.
  func portions(of size: Int) -> [[String]] {
    var portions: [[String]] = [[]]
    var taken = 0
    for file in files {
      if taken >= size {
        portions.append([])
        taken = 0
      }
      portions[portions.count - 1].append(file)
      taken += self.size(of: file) ?? size
    }
    return portions
  }
}

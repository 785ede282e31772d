import Diagnostics
import Foundation

/// A copy of a site in which compressed files lie beside those that they are made of, as servers take
/// them without compressing each time. It is made aside and put in place when it is complete.
public struct PrecompressedCopy: Sendable {
  /// Compresses files of a folder, beside which it writes.
  public typealias Compressor =
    @Sendable (_ folder: String, _ files: [String]) async throws(Fault) -> Void

  private let site: PackableSite
  private let output: OutputFolder
  /// A former copy stands there, or an empty folder.
  private let old: (mode: mode_t, manifest: Manifest?)?
  private let jobs: Int
  private let exchange = FolderExchange()

  /// Files that one call of a compressor is given.
  private static let batch = 64

  /// Refuses a folder that holds anything but a former copy.
  public init(of site: PackableSite, at name: String, jobs: Int) throws(Fault) {
    self.site = site
    self.jobs = jobs
    output = try OutputFolder(name)
    try site.keepOut(output.path, named: name)
    try output.heal()
    old = try Self.old(at: output)
  }

  /// `compress` makes the `.br` files, where a program for that is there.
  public func write(compress: Compressor?) async throws(Fault) -> PrecompressedSummary {
    let lock = try old.map { _ throws(Fault) in
      guard let lock = try FolderLock(output.path) else { throw Fault.busyOutput(output.name) }
      return lock
    }
    defer { lock?.release() }
    let stage = try StageFolder(beside: output)
    do throws(Fault) {
      let summary = try await write(into: stage, compress)
      stage.release()
      return summary
    } catch {
      stage.discard()
      throw error
    }
  }

  private func write(
    into stage: StageFolder, _ compress: Compressor?
  ) async throws(Fault) -> PrecompressedSummary {
    try stage.makeFolders(Set(site.files.flatMap(\.parentFolders)))
    let maker = CompressedFiles(
      site: site, stage: stage, old: old?.manifest == nil ? nil : output.path)
    let made = try await site.files.concurrentMap(jobs: jobs, perTask: 8) {
      file throws(Fault) in try maker.make(file)
    }
    guard !Task.isCancelled else { throw .stoppedPacking(output.name) }
    if let compress {
      let missing = made.filter { $0.isCompressible && !$0.hasBrotli }.map(\.path)
      for start in stride(from: 0, to: missing.count, by: Self.batch) {
        try await compress(
          stage.path, Array(missing[start..<min(start + Self.batch, missing.count)]))
        guard !Task.isCancelled else { throw .stoppedPacking(output.name) }
      }
    }
    try stage.write(PrecompressedMark.bytes, to: PrecompressedMark.fileName)
    return try put(stage, made, hasBrotli: compress != nil)
  }

  private func put(
    _ stage: StageFolder, _ made: [CompressedFiles.Made], hasBrotli: Bool
  ) throws(Fault) -> PrecompressedSummary {
    let leftover = try replaceOld(by: stage)
    let compressed = made.filter(\.isCompressible)
    return PrecompressedSummary(
      files: made.count, compressed: compressed.count, hasBrotli: hasBrotli,
      unchanged: compressed.count { $0.isKept }, leftover: leftover)
  }

  /// Returns where the old copy still lies, if it could not be removed.
  private func replaceOld(by stage: StageFolder) throws(Fault) -> String? {
    guard let old else {
      try exchange.put(stage, at: output)
      return nil
    }
    var known: Set<String> = []
    if let manifest = old.manifest?.precompressed {
      let planned = SitePaths(site.precompressed.files.keys + SitePaths.own)
      let foreign = try ForeignFiles(in: output, of: manifest, planned: planned)
      try foreign.refuseTaken()
      _ = try foreign.carry(into: stage)
      known = Set(manifest.files.keys).union(SitePaths.own).union(foreign.carried)
    }
    try stage.setMode(old.mode, asOf: output.path)
    return ReplacedFolder(
      path: try exchange.put(stage, inPlaceOf: output), refuge: stage.refuge
    ).remove(Array(known))
  }

  private static func old(
    at output: OutputFolder
  ) throws(Fault) -> (mode: mode_t, manifest: Manifest?)? {
    guard let status = try FileStatus(of: output.path, followingLinks: false) else { return nil }
    guard try !output.holdsWorkingFolder() else { throw .workingFolder(output.name) }
    guard !FolderTree.isMountPoint(output.path) else { throw .mountPoint(output.name) }
    if try PrecompressedMark.isThere(in: output.path) {
      return (status.mode, try Manifest.read(in: output.path))
    }
    guard try FolderTree.names(in: output.path).isEmpty else {
      throw .notPrecompressed(output.name)
    }
    return (status.mode, nil)
  }
}

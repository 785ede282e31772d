import Diagnostics
import Foundation
import Storage

/// What lies on this machine.
extension Examination {
  /// Below which a build of a small wiki may not fit any more, and below which there is little left.
  private static let leastFree = 100_000_000
  private static let littleFree = 1_000_000_000

  func store(_ settings: BuildSettings) -> [DoctorRow] {
    let name = settings.shown(settings.cache)
    do throws(Fault) {
      let isUsed = settings.input == .live || settings.input == .kept
      guard !isUsed || Self.isWritable(settings.cache) else {
        return [
          DoctorRow(
            "store", "\(name) can't be written",
            remedy: "Let --cache name a folder that you may write to", obstacle: .output)
        ]
      }
      guard let glance = try StoreGlance(settings.cache) else {
        return [DoctorRow("store", "\(name): none yet")]
      }
      let lock =
        try CacheLock.isFree(settings.cache)
        ? DoctorRow("store lock", "free")
        : DoctorRow(
          "store lock", "another run has it", remedy: "Wait until that run has ended",
          obstacle: .busy)
      let size = try CacheRemoval(of: settings.cache)?.bytes ?? 0
      return [DoctorRow("store", "\(name): \(size.inBytes), schema \(glance.schema)"), lock]
    } catch {
      return [DoctorRow("store", error)]
    }
  }

  /// How old what is kept of each source is.
  func lastRuns(_ settings: BuildSettings) -> [DoctorRow] {
    do throws(Fault) {
      guard let glance = try StoreGlance(settings.cache) else { return [] }
      return settings.sources.map { source in
        let run = glance.runs.first { $0.source == source }
        return DoctorRow(
          "\(source) run", run.map { "complete, \((now - $0.finishedAt).age)" } ?? KeptRuns.none)
      }
    } catch {
      // The store's own row says it.
      return []
    }
  }

  func disks(_ settings: BuildSettings) -> [DoctorRow] {
    [settings.output, settings.cache].map { folder in
      let check = "disk of \(settings.shown(folder))"
      guard let free = Self.freeBytes(at: folder) else {
        return DoctorRow(check, "how much is free can't be told")
      }
      let isLittle = free < Self.littleFree
      return DoctorRow(
        check, "\(free.inBytes) free", remedy: isLittle ? "Free some space" : "",
        obstacle: free < Self.leastFree ? .output : nil)
    }
  }

  /// What wikigen calls, where it is there.
  var programs: [DoctorRow] {
    [(ZimWriter.program, ZimWriter.package, "pack --zim"), ("brotli", "brotli", ".br files")].map {
      name, package, use in
      let isThere = ExternalProgram(name, in: surroundings.environment) != nil
      return DoctorRow(
        name, isThere ? "installed" : "not installed; \(use) would want it",
        remedy: isThere ? "" : "apt install \(package)")
    }
  }

  /// Whether files may come into a folder, or it into the one above; root may wherever the disk lets it.
  private static func isWritable(_ path: String) -> Bool {
    let folder = standing(path)
    return DiskItem(atPath: folder) == .folder && access(folder, W_OK) == 0
  }

  /// What is there of a path.
  private static func standing(_ path: String) -> String {
    var folder = path
    while DiskItem(atPath: folder) == nil, folder != "/" { folder = folder.parentPath }
    return folder
  }

  private static func freeBytes(at path: String) -> Int? {
    var status = statvfs()
    guard statvfs(standing(path), &status) == 0 else { return nil }
    return Int(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
  }
}

import Foundation

/// Which file lies at each path of a folder, and when it was written: what an upload looks at.
public struct FileStamps: Equatable {
  /// By path; folders too.
  private let stamps: [String: Stamp]

  public init(of folder: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    stamps = Dictionary(
      uniqueKeysWithValues: try (paths + [""]).map { ($0, try Stamp("\(folder)/\($0)")) })
  }

  /// The files that are no longer the same, or only in one of the two.
  public func differences(from other: FileStamps) -> [String] {
    Set(stamps.keys).union(other.stamps.keys).filter { path in
      let (mine, its) = (stamps[path], other.stamps[path])
      return mine?.isFolder != true && its?.isFolder != true && mine != its
    }.sorted()
  }

  private struct Stamp: Equatable {
    let inode: UInt64
    let changed: Date
    let isFolder: Bool

    init(_ path: String) throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      inode = attributes[.systemFileNumber] as? UInt64 ?? 0
      changed = attributes[.modificationDate] as? Date ?? .distantPast
      isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    }
  }
}

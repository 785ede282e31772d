import Diagnostics
import Foundation

/// The removal of a cache: of what wikigen put there. What else lies there stays.
public struct CacheRemoval: Sendable {
  /// Relative to the cache, in the order in which they go.
  public let files: [String]
  /// What wikigen did not write.
  public let foreign: [String]
  /// Of the files.
  public let bytes: Int
  private let cache: CacheFolder

  /// Nil where no cache lies.
  public init?(of folder: String) throws(Fault) {
    cache = CacheFolder(folder)
    var ours: [CacheItem] = []
    var foreign: [String] = []
    for item in try CacheItem.all(in: cache) {
      if item.isOurs(in: cache) { ours.append(item) } else { foreign.append(item.path) }
    }
    // Marks alone may be another program's.
    guard ours.contains(where: { !$0.isMark }) else { return nil }
    files = ours.map(\.path)
    bytes = ours.reduce(0) { $0 + $1.size }
    self.foreign = foreign
  }

  /// Whoever calls holds the `CacheLock`. Folders that are empty afterwards go too.
  public func run() throws(Fault) {
    for file in files {
      guard unlink("\(cache.path)/\(file)") == 0 || errno == ENOENT else {
        throw .unwritableCache("\(cache.path)/\(file)", errno)
      }
    }
    let folders = Set(files.compactMap(\.folder)).sorted().reversed()
    for folder in folders.map({ "/" + $0 }) + ["/pictures", ""] {
      let path = cache.path + folder
      guard rmdir(path) != 0 else { continue }
      let code = errno
      // One that is a link or a mount point stays.
      guard [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR, EBUSY].contains(code) else {
        throw .unwritableCache(path, code)
      }
    }
  }
}

extension String {
  /// Of a relative path, the folder that it lies in.
  fileprivate var folder: String? { lastIndex(of: "/").map { String(self[..<$0]) } }
}

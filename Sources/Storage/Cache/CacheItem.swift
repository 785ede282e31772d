import Diagnostics
import Foundation

/// A file in the folder of a cache; a link is one itself and not followed.
struct CacheItem {
  /// Relative to the cache.
  let path: String
  /// In bytes.
  let size: Int
  private let isRegular: Bool

  /// The lock comes last, so that it is held until all else is gone.
  static func all(in cache: CacheFolder) throws(Fault) -> [CacheItem] {
    // The preview is a site, which has a removal of its own.
    let items = try items(below: "", in: cache).filter { !$0.path.hasPrefix("preview/") }
    return items.filter { $0.path != "lock" } + items.filter { $0.path == "lock" }
  }

  var isMark: Bool { CacheFolder.marks.keys.contains(path) }

  func isOurs(in cache: CacheFolder) -> Bool {
    guard isRegular else { return false }
    if let text = CacheFolder.marks[path] {
      return size == text.utf8.count && has(text, in: cache)
    }
    return path == "lock" || isPages || isStore || isPicture
  }

  private func has(_ text: String, in cache: CacheFolder) -> Bool {
    do {
      return try Data(contentsOf: URL(filePath: "\(cache.path)/\(path)")) == Data(text.utf8)
    } catch {
      // What can't be read nobody knows to be ours.
      return false
    }
  }

  /// The file of the store, its marks, those that SQLite puts beside it, and damaged ones that were set aside.
  private var isStore: Bool {
    path.wholeMatch(of: /store\.sqlite(-damaged|-closed(\.[A-Za-z0-9]{6})?)/) != nil
      || path.wholeMatch(of: /store\.sqlite(\.corrupt-[0-9]+)?(-wal|-shm|-journal)?/) != nil
  }

  /// What pages were, and a copy of it that was not finished.
  private var isPages: Bool { path.wholeMatch(of: /pages(\.[A-Za-z0-9]{6})?/) != nil }

  private var isPicture: Bool {
    path.hasPrefix("pictures/") && PictureFolder.isOurs(String(path.dropFirst("pictures/".count)))
  }

  private static func items(
    below folder: String, in cache: CacheFolder
  ) throws(Fault) -> [CacheItem] {
    var items: [CacheItem] = []
    for name in try (FolderListing.names(in: cache.path + "/" + folder) ?? []).sorted() {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      var status = stat()
      guard lstat("\(cache.path)/\(path)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: items += try self.items(below: path, in: cache)
      case let kind:
        items.append(
          CacheItem(path: path, size: Int(status.st_size), isRegular: kind == S_IFREG))
      }
    }
    return items
  }
}

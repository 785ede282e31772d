import Foundation

/// The files that a wiki is made from besides what its sources answer, as they were at one moment.
struct WatchedFiles: Hashable {
  /// What a change leads to: of two, the one that asks for more.
  enum Change: Int, Comparable {
    /// Templates or theme: the data is still the same.
    case look
    /// The configuration or recorded answers: everything may differ.
    case everything

    static func < (left: Change, right: Change) -> Bool { left.rawValue < right.rawValue }
  }

  /// Of one file; two that differ in it differ, though editors may exchange a file within a second.
  fileprivate struct Mark: Hashable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt64
  }

  private let look: [String: Mark]
  private let rest: [String: Mark]

  /// `look` and `rest` are files or folders; what is not there counts as long as it is not there.
  init(look: [String], rest: [String]) {
    self.look = Self.marks(below: look)
    self.rest = Self.marks(below: rest)
  }

  /// What changed from an earlier moment to this one; nil if nothing did.
  func change(since earlier: WatchedFiles) -> Change? {
    if rest != earlier.rest { return .everything }
    return look == earlier.look ? nil : .look
  }

  private static func marks(below paths: [String]) -> [String: Mark] {
    var marks: [String: Mark] = [:]
    for path in paths {
      if let mark = Mark(ofFile: path) { marks[path] = mark }
      guard DiskItem(atPath: path) == .folder,
        let names = FileManager.default.enumerator(atPath: path)
      else { continue }
      for case let name as String in names {
        let file = path.appending(component: name)
        if let mark = Mark(ofFile: file) { marks[file] = mark }
      }
    }
    return marks
  }
}

extension WatchedFiles.Mark {
  /// Nil if nothing lies there: a file that an editor is just exchanging.
  fileprivate init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size),
      inode: UInt64(status.st_ino))
  }
}

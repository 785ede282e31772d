import Diagnostics
import Foundation
import Synchronization

/// A file that is written beside the one whose place it takes at the end. What a killed run left there
/// the next one takes up.
///
/// A class because it is closed only once.
public final class StagedFile: Sendable {
  /// What faults call the file.
  let name: String
  /// Where it is written.
  public let path: String
  private let target: String
  private var work: String { path + ".folder" }
  private let descriptor: Mutex<Int32?>
  private let made = Mutex<String?>(nil)

  /// `name` is relative to the current folder, or absolute. A link leads to the file that is replaced.
  public init(_ name: String, of site: PackableSite) throws(Fault) {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let folder = try OutputFolder(name.hasPrefix("/") ? "/" + name.parentName : name.parentName)
    target = try Self.resolved(folder.path == "/" ? "/\(last)" : "\(folder.path)/\(last)")
    self.name = name
    try site.keepOut(target, named: name)
    let kind = try FileStatus(of: target, followingLinks: false)?.kind
    guard !last.isEmpty, ![".", ".."].contains(last), kind == nil || kind == .file else {
      throw .unreplaceable(name)
    }
    if kind != nil, try !Self.isPack(target, named: name) { throw .noPack(name) }
    try FileWriter.makeFolders(target.folderOfPath)
    path = target.siblingPath(".\(target.split(separator: "/").last ?? "").wikigen-new")
    descriptor = Mutex(try Self.opened(path, named: name))
  }

  deinit { close() }

  func write(_ bytes: [UInt8]) throws(Fault) {
    guard let open = descriptor.withLock({ $0 }) else { preconditionFailure("it is closed") }
    do throws(Fault) {
      try FileWriter.write(bytes, to: open, named: name)
    } catch {
      throw error.ofPack
    }
  }

  /// A new folder beside it, for a program that makes the file; it goes with `put` and `discard`.
  public func workFolder() throws(Fault) -> String {
    FileWriter.remove(work)
    guard mkdir(work, 0o755) == 0 else { throw .unwritablePack(name, errno) }
    return work
  }

  /// A file of the work folder is what takes the old one's place. Returns its size.
  public func take(_ made: String) throws(Fault) -> Int {
    guard let status = try FileStatus(of: made, followingLinks: false), status.kind == .file else {
      throw .unreadable(made, ENOENT)
    }
    self.made.withLock { $0 = made }
    return status.size
  }

  /// A file for the work folder.
  public func write(_ bytes: [UInt8], intoWorkFolder file: String) throws(Fault) {
    do throws(Fault) {
      try FileWriter.write(bytes, to: "\(work)/\(file)", named: name)
    } catch {
      throw error.ofPack
    }
  }

  /// The old file gives way to it in one step.
  public func put() throws(Fault) {
    guard rename(made.withLock(\.self) ?? path, target) == 0 else {
      throw .unwritablePack(name, errno)
    }
    if made.withLock(\.self) != nil { FileWriter.remove(path) }
    FileWriter.remove(work)
    close()
  }

  /// What was not put in place goes; does nothing once it was.
  public func discard() {
    guard descriptor.withLock({ $0 }) != nil else { return }
    FileWriter.remove(path)
    FileWriter.remove(work)
    close()
  }

  private func close() {
    descriptor.withLock { open in
      if let descriptor = open { Foundation.close(descriptor) }
      open = nil
    }
  }

  /// Whether a file begins as a ZIP or a ZIM file does, or is empty.
  ///
  /// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3.7, 4.3.16),
  /// https://wiki.openzim.org/wiki/ZIM_file_format
  private static func isPack(_ path: String, named name: String) throws(Fault) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(name, errno) }
    defer { Foundation.close(file) }
    var start = [UInt8](repeating: 0, count: 4)
    let count = read(file, &start, start.count)
    guard count >= 0 else { throw .unreadable(name, errno) }
    return count == 0
      || ["PK\u{3}\u{4}", "PK\u{5}\u{6}", "ZIM\u{4}"].contains {
        start.elementsEqual($0.utf8)
      }
  }

  private static func resolved(_ path: String) throws(Fault) -> String {
    guard try FileStatus(of: path, followingLinks: true) != nil else { return path }
    guard let resolved = realpath(path, nil) else { throw .unreadable(path, errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func opened(_ path: String, named name: String) throws(Fault) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritablePack(name, errno) }
    var mine = stat()
    var there = stat()
    // Whoever had it may have given it its final name meanwhile.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &mine) == 0,
      lstat(path, &there) == 0, mine.st_ino == there.st_ino
    else {
      Foundation.close(descriptor)
      throw .busyTarget(name)
    }
    guard ftruncate(descriptor, 0) == 0 else {
      let code = errno
      Foundation.close(descriptor)
      throw .unwritablePack(name, code)
    }
    return descriptor
  }
}

extension String {
  /// The name of the folder of a path as it was written.
  fileprivate var parentName: String {
    let parent = split(separator: "/").dropLast().joined(separator: "/")
    return parent.isEmpty ? "." : parent
  }
}

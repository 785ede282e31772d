import Diagnostics
import Foundation

/// Brings a site's files into a copy, each with its compressed one, the former copy's where the file
/// is as it was.
struct CompressedFiles: Sendable {
  let site: PackableSite
  let stage: StageFolder
  /// The folder of the former copy.
  let old: String?

  static let endings = [".gz", ".br"]
  /// In bytes: a smaller file goes in one packet as it is.
  private static let least = 1_024

  struct Made: Sendable {
    let path: String
    /// Whether there is a compressed one.
    let isCompressible: Bool
    let hasBrotli: Bool
    /// Whether the compressed one is the former copy's.
    let isKept: Bool
  }

  func make(_ file: String) throws(Fault) -> Made {
    let bytes = try site.bytes(of: file)
    try stage.take(file, from: site.folder.path)
    guard FileFormat(of: file) == .text, bytes.count > Self.least else {
      return Made(path: file, isCompressible: false, hasBrotli: false, isKept: false)
    }
    if let made = try kept(file, bytes) { return made }
    let compressed = bytes.compressed(as: .gzip)
    guard compressed.count < bytes.count else {
      return Made(path: file, isCompressible: false, hasBrotli: false, isKept: false)
    }
    try stage.write(compressed, to: file + ".gz")
    try stage.setTimes(of: file + ".gz", asOf: file)
    return Made(path: file, isCompressible: true, hasBrotli: false, isKept: false)
  }

  private func kept(_ file: String, _ bytes: [UInt8]) throws(Fault) -> Made? {
    guard let old, try has(file + ".gz", in: old),
      try FileReader.bytesIfThere(at: "\(old)/\(file)", named: "\(old)/\(file)") == bytes
    else { return nil }
    let hasBrotli = try has(file + ".br", in: old)
    for ending in Self.endings where ending == ".gz" || hasBrotli {
      try stage.take(file + ending, from: old)
    }
    return Made(path: file, isCompressible: true, hasBrotli: hasBrotli, isKept: true)
  }

  private func has(_ file: String, in folder: String) throws(Fault) -> Bool {
    try FileStatus(of: "\(folder)/\(file)", followingLinks: false)?.kind == .file
  }
}

extension StageFolder {
  /// Servers tell browsers the time of the file that they send.
  fileprivate func setTimes(of file: String, asOf other: String) throws(Fault) {
    var status = stat()
    guard lstat("\(path)/\(other)", &status) == 0,
      utimensat(AT_FDCWD, "\(path)/\(file)", status.times, 0) == 0
    else { throw .unwritable("\(name)/\(file)", errno) }
  }
}

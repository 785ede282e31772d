import Diagnostics

/// What tells a copy with compressed files from a site.
enum PrecompressedMark {
  static let fileName = ".wikigen-precompressed"
  static let bytes = Array(
    "A copy of a wiki with compressed files, made by wikigen pack --precompress.\n".utf8)

  static func isThere(in folder: String) throws(Fault) -> Bool {
    try FileStatus(of: "\(folder)/\(fileName)", followingLinks: false)?.kind == .file
  }
}

extension Manifest {
  /// That of a copy with compressed files, which may lack some of them.
  var precompressed: Manifest {
    var files = files
    let own = Manifest.File(digest: "", entry: nil, size: 0)
    for path in Array(files.keys) + SitePaths.own where FileFormat(of: path) == .text {
      for form in CompressedFiles.endings { files[path + form] = own }
    }
    files[PrecompressedMark.fileName] = own
    return Manifest(header: header, files: files, former: former)
  }
}

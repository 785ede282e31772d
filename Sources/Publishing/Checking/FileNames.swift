import Diagnostics
import Foundation

/// The names of files in the text of programs and their data.
///
/// What a program fetches nobody can tell for sure; a file counts as fetched if its name stands
/// there. A program may make names up: in its own folder the digest that ends a name is enough.
struct FileNames {
  private let folder: String
  /// By the last segment of the path.
  private var places: [Substring: [Int32]] = [:]
  /// By folder and digest.
  private var digested: [Substring: [Substring: [Int32]]] = [:]

  init(in folder: String, _ paths: SitePaths) {
    self.folder = folder
    for (place, path) in paths.sorted.enumerated() {
      let name = path.lastSegment
      places[name, default: []].append(Int32(place))
      if let digest = Self.digest(in: name) {
        digested[path.parentFolder ?? "", default: [:]][digest, default: []].append(Int32(place))
      }
    }
  }

  /// Nothing of a file that is no text of a program.
  func places(in path: String) throws(Fault) -> [Int32] {
    guard [".js", ".mjs", ".json", ".webmanifest"].contains(path.fileEnding) else { return [] }
    let bytes = try FileReader.bytes(at: "\(folder)/\(path)", named: "\(folder)/\(path)")
    let beside = digested[path.parentFolder ?? ""] ?? [:]
    var found: Set<Int32> = []
    for word in ProgramWords(bytes).all {
      found.formUnion(places[word] ?? [])
      found.formUnion(beside[word] ?? [])
    }
    return Array(found)
  }

  /// `1f2e3d4c` of `w0-1f2e3d4c.js`; nil of a name that has none.
  private static func digest(in name: Substring) -> Substring? {
    guard let dot = name.lastIndex(of: "."),
      let digest = name[..<dot].split(separator: "-").last,
      digest.count < name.count, digest.count >= 8, digest.allSatisfy(\.isHexDigit)
    else { return nil }
    return digest
  }
}

extension String {
  fileprivate var lastSegment: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[index(after: $0)...] } ?? self[...]
  }
}

import Diagnostics
import Foundation

/// The names of files in the text of programs and their data.
///
/// What a program fetches nobody can tell for sure; a file counts as fetched if its name stands
/// there. A program may make names up: in its own folder the digest that ends a name is enough.
struct FileNames {
  private let folder: String
  /// By the last segment of the path.
  private let places: [Substring: [Int32]]
  /// By folder and digest.
  private let digested: [String: [Int32]]

  init(in folder: String, _ paths: SitePaths) {
    self.folder = folder
    let all = paths.sorted.indices.map(Int32.init)
    places = Dictionary(
      grouping: all, by: { paths.sorted[Int($0)].split(separator: "/").last ?? "" })
    digested = Dictionary(grouping: all, by: { Self.digest(in: paths.sorted[Int($0)]) ?? "" })
  }

  /// Nothing of a file that is no text of a program.
  func places(in path: String) throws(Fault) -> [Int32] {
    guard [".js", ".mjs", ".json", ".webmanifest"].contains(where: path.lowercased().hasSuffix)
    else { return [] }
    let bytes = try FileReader.bytes(at: "\(folder)/\(path)", named: "\(folder)/\(path)")
    let words = String(decoding: bytes, as: UTF8.self).split { character in
      !character.isLetter && !character.isNumber && !"-_.%~".contains(character)
    }
    return Set(words).flatMap { word in
      (places[word] ?? []) + (digested[Self.key(of: word, beside: path)] ?? [])
    }
  }

  /// The folder and the digest of `search/w0-1f2e3d4c.js`; nil of a name that has none.
  private static func digest(in path: String) -> String? {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."),
      let digest = name[..<dot].split(separator: "-").last,
      digest.count < name.count, digest.count >= 8, digest.allSatisfy(\.isHexDigit)
    else { return nil }
    return key(of: digest, beside: path)
  }

  private static func key(of digest: Substring, beside path: String) -> String {
    "\(path.split(separator: "/").dropLast().joined(separator: "/"))/\(digest)"
  }
}

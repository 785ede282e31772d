import Diagnostics
import Foundation

/// The names of files in the text of programs and their data.
///
/// What a program fetches nobody can tell for sure; a file counts as fetched if its name stands
/// there.
struct FileNames {
  private let folder: String
  /// By the last segment of the path.
  private let places: [Substring: [Int32]]

  init(in folder: String, _ paths: SitePaths) {
    self.folder = folder
    places = Dictionary(
      grouping: paths.sorted.indices.map(Int32.init),
      by: { paths.sorted[Int($0)].split(separator: "/").last ?? "" })
  }

  /// Nothing of a file that is no text of a program.
  func places(in path: String) throws(Fault) -> [Int32] {
    guard [".js", ".mjs", ".json", ".webmanifest"].contains(where: path.lowercased().hasSuffix)
    else { return [] }
    let bytes = try FileReader.bytes(at: "\(folder)/\(path)", named: "\(folder)/\(path)")
    let words = String(decoding: bytes, as: UTF8.self).split { character in
      !character.isLetter && !character.isNumber && !"-_.%~".contains(character)
    }
    return Set(words).flatMap { places[$0] ?? [] }
  }
}

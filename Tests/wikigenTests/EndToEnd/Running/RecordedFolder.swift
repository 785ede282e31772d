import Foundation
import TestSupport

/// The sample data as a folder of recorded answers whose rows a test may change.
struct RecordedFolder {
  /// What `--recorded` takes.
  let path: String

  init(in folder: TemporaryFolder, named name: String = "recorded") throws {
    path = "\(folder.path)/\(name)"
    for kind in Self.kinds {
      let pages = "rickandmorty/\(kind)"
      for (file, data) in try SiteFiles(CheckoutFolder.path("Fixtures/\(pages)")).bytes {
        try folder.write(String(decoding: data, as: UTF8.self), to: "\(name)/\(pages)/\(file)")
      }
    }
  }

  static let kinds = ["character", "location", "episode"]

  /// What `RickAndMortyServer` takes.
  var served: String { "\(path)/rickandmorty" }

  func change(_ kind: String, _ id: Int, _ edit: ([String: Any]) -> [String: Any]) throws {
    try changeAll(kind) { $0["id"] as? Int == id ? edit($0) : $0 }
  }

  func changeAll(_ kind: String, _ edit: ([String: Any]) -> [String: Any]) throws {
    try changeRows(kind) { $0.map(edit) }
  }

  /// Of each page; what it says of how many rows there are is not kept up.
  func changeRows(_ kind: String, _ edit: ([[String: Any]]) -> [[String: Any]]) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(served)/\(kind)") {
      let url = URL(filePath: "\(served)/\(kind)/\(file)")
      let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      guard var page = value as? [String: Any], let rows = page["results"] as? [[String: Any]]
      else { throw NotAPage(path: url.path) }
      page["results"] = edit(rows)
      try JSONSerialization.data(withJSONObject: page).write(to: url)
    }
  }

  /// Takes a row out of its list, and out of the count.
  func remove(_ kind: String, _ id: Int) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(served)/\(kind)") {
      let url = URL(filePath: "\(served)/\(kind)/\(file)")
      let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      guard var page = value as? [String: Any], var info = page["info"] as? [String: Any],
        let rows = page["results"] as? [[String: Any]], let count = info["count"] as? Int
      else { throw NotAPage(path: url.path) }
      info["count"] = count - 1
      page["info"] = info
      page["results"] = rows.filter { $0["id"] as? Int != id }
      try JSONSerialization.data(withJSONObject: page).write(to: url)
    }
  }

  struct NotAPage: Error {
    let path: String
  }
}

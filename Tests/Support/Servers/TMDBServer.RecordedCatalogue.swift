import Foundation

extension TMDBServer {
  /// A folder of recordings, each answered byte for byte where nothing has to change.
  struct RecordedCatalogue: Catalogue {
    private let folder: String
    private let rows: [Row]
    let configuration: String
    let genres: String

    init(folder: String) throws {
      self.folder = folder
      configuration = try Self.text("\(folder)/configuration.json")
      genres = try Self.text("\(folder)/genre/movie/list.json")
      rows = try Self.rows(in: folder)
    }

    func page(_ number: Int, of list: String) -> String? {
      recording("movie/\(list)/page-\(number).json")
    }

    func discovered(by filter: Filter) -> [Row] { filter.applied(to: rows) }

    func film(_ id: Int) -> String? { recording("movie/\(id).json") }

    func person(_ id: Int) -> String? { recording("person/\(id).json") }

    func picture(_ path: String) -> [UInt8]? {
      FileManager.default.contents(atPath: "\(folder)/images/\(path)").map { [UInt8]($0) }
    }

    private func recording(_ name: String) -> String? {
      FileManager.default.contents(atPath: "\(folder)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    private static func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    /// Of every recorded page of `discover`.
    private static func rows(in folder: String) throws -> [Row] {
      var rows: [Row] = []
      var number = 1
      while let page = FileManager.default.contents(
        atPath: "\(folder)/discover/movie/page-\(number).json")
      {
        let results = JSONParts(String(decoding: page, as: UTF8.self))["results"] ?? "[]"
        for text in JSONParts(results).parts {
          let fields = try JSONDecoder().decode(Fields.self, from: Data(text.utf8))
          rows.append(
            Row(releaseDate: fields.releaseDate ?? "", isAdult: fields.adult ?? false) { text })
        }
        number += 1
      }
      return rows
    }

    private struct Fields: Decodable {
      enum CodingKeys: String, CodingKey {
        case releaseDate = "release_date"
        case adult
      }

      let releaseDate: String?
      let adult: Bool?
    }
  }
}

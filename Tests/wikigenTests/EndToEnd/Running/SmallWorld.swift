import Foundation
import TestSupport

/// The least data that has a second page, as a folder that `RickAndMortyServer` takes: 3 characters
/// with portraits, 21 locations, 2 episodes.
struct SmallWorld {
  private let folder: TemporaryFolder

  var path: String { folder.path }

  static let pictureCount = 3

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.page(Self.characters, count: 3), to: "character/page-1.json")
    for number in 1...2 {
      try folder.write(Self.locations(page: number), to: "location/page-\(number).json")
    }
    try folder.write(Self.page(Self.episodes, count: 2), to: "episode/page-1.json")
    for id in 1...Self.pictureCount {
      let picture = "images/character/\(id).jpeg"
      try folder.makeFolder("images/character")
      try FileManager.default.copyItem(
        atPath: CheckoutFolder.path("Fixtures/rickandmorty/\(picture)"),
        toPath: "\(folder.path)/\(picture)")
    }
  }

  /// One of the two pages of locations; `count` is what it says of the whole list.
  static func locations(page number: Int, count: Int = 21) -> String {
    let rows = (1...21).map { id in
      record(
        "location", id,
        #""type":"Planet","dimension":"D","residents":\#(id == 1 ? everybody : "[]")"#)
    }
    return page(Array(rows.dropFirst(20 * (number - 1)).prefix(20)), count: count, pages: 2)
  }

  private static let base = "https://rickandmortyapi.com/api"

  private static var everybody: String {
    "[\((1...3).map { #""\#(base)/character/\#($0)""# }.joined(separator: ","))]"
  }

  private static var characters: [String] {
    let place = #"{"name":"location 1","url":"\#(base)/location/1"}"#
    return (1...3).map { id in
      record(
        "character", id,
        #""status":"Alive","species":"Human","type":"","gender":"Male","origin":\#(place),"#
          + #""location":\#(place),"image":"\#(base)/character/avatar/\#(id).jpeg","#
          + #""episode":["\#(base)/episode/1"]"#)
    }
  }

  private static var episodes: [String] {
    (1...2).map { id in
      record(
        "episode", id,
        #""air_date":"December 2, 2013","episode":"S01E0\#(id)","#
          + #""characters":\#(id == 1 ? everybody : "[]")"#)
    }
  }

  private static func record(_ kind: String, _ id: Int, _ fields: String) -> String {
    #"{"id":\#(id),"name":"\#(kind) \#(id)",\#(fields),"url":"\#(base)/\#(kind)/\#(id)","#
      + #""created":"2017-11-04T18:48:46.250Z"}"#
  }

  private static func page(_ rows: [String], count: Int, pages: Int = 1) -> String {
    #"{"info":{"count":\#(count),"pages":\#(pages),"next":null,"prev":null},"results":["#
      + rows.joined(separator: ",") + "]}"
  }
}

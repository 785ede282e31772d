import Fetching
import Foundation
import HTTPTypes
import Testing

@testable import TestSupport

/// The double must behave as the API does, or what is tested against it says nothing.
@Suite(.timeLimit(.minutes(10))) struct RickAndMortyServerTests {
  @Test(arguments: [
    ("character", 200, "HOST/character?page=2", "null", 20),
    ("character?page=1", 200, "HOST/character?page=2", "null", 20),
    ("character?page=2", 200, "HOST/character?page=3", "HOST/character?page=1", 20),
    ("character?page=3", 200, "null", "HOST/character?page=2", 5),
    ("character?page=0", 200, "HOST/character?page=2", "null", 20),
    ("character?page=-1", 200, "HOST/character?page=2", "null", 20),
    ("character?page=abc", 200, "HOST/character?page=2", "null", 20),
    ("character/?page=2", 200, "HOST/character/?page=3", "HOST/character/?page=1", 20),
    ("episode", 200, "null", "null", 1),
  ])
  func `pages link to their neighbours on this host`(
    target: String, status: Int, next: String, previous: String, rows: Int
  ) async throws {
    try await withServer { base, fetch in
      let answer = try await fetch(target)
      #expect(answer.status == status)
      let page = try JSONDecoder().decode(Page.self, from: Data(answer.body))
      #expect(page.info.next ?? "null" == next.replacing("HOST", with: base))
      #expect(page.info.prev ?? "null" == previous.replacing("HOST", with: base))
      #expect(page.results.count == rows)
    }
  }

  @Test(arguments: [
    ("character?page=4", 404, #"{"error":"There is nothing here"}"#),
    ("character/avatar", 404, #"{"error":"There is nothing here"}"#),
    ("character/avatar/9999.jpeg", 404, #"{"error":"There is nothing here."}"#),
    ("unknown", 404, #"{"error":"There is nothing here."}"#),
    ("character/9999", 404, #"{"error":"Character not found"}"#),
    ("location/9999", 404, #"{"error":"Location not found"}"#),
    ("episode/9999", 404, #"{"error":"Episode not found"}"#),
    ("character/abc", 500, #"{"error":"Hey! you must provide an id"}"#),
    ("character/[1,2", 500, #"{"error":"Bad... bad array :/"}"#),
    ("character/1,2]", 500, #"{"error":"Bad... bad array :/"}"#),
    ("character/[1,abc]", 500, #"{"error":"Bad... bad array :/"}"#),
    (
      "character/1abc", 500,
      #"{"error":"Cast to number failed for value \"1abc\" at path \"id\" for model \"Character\""}"#
    ),
    ("character/2", 200, #"{"id":2,"name":"{\"2\"}"}"#),
    ("character/[2]", 200, #"[{"id":2,"name":"{\"2\"}"}]"#),
    ("character/2,9999,3,2", 200, #"[{"id":3,"name":"{\"3\"}"},{"id":2,"name":"{\"2\"}"}]"#),
    ("character/9998,9999", 200, "[]"),
    ("location/0", 200, #"{"id":0,"name":"unknown","residents":[],"url":""}"#),
  ])
  func `ids, lists of ids and errors are answered as the API does`(
    target: String, status: Int, body: String
  ) async throws {
    try await withServer { _, fetch in
      let answer = try await fetch(target)
      #expect(answer.status == status)
      #expect(String(decoding: answer.body, as: UTF8.self) == body)
    }
  }

  @Test func `records have weak tags, pictures their bytes`() async throws {
    try await withServer { _, fetch in
      #expect(try await fetch("character/1").headers["ETag"]?.hasPrefix("W/\"") == true)
      let picture = try await fetch("character/avatar/1.jpeg")
      #expect(picture.headers["Content-Type"] == "image/jpeg")
      #expect(String(decoding: picture.body, as: UTF8.self) == "picture")
    }
  }

  @Test func `a tag that is sent back is answered with 304`() async throws {
    try await TemporaryFolder.run { folder in
      for kind in WireRecords.kinds {
        try folder.write(#"{"results":[{"id":1}]}"#, to: "\(kind)/page-1.json")
      }
      let records = try WireRecords(folder: folder.path)
      var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/api/character/1")
      let first = WireAnswers(records: records, request: SeenRequest(head)).answer()
      head.headerFields[.ifNoneMatch] = first.headers["ETag"]
      let second = WireAnswers(records: records, request: SeenRequest(head)).answer()
      #expect(first.status == 200)
      #expect(second.status == 304)
      #expect(second.body.isEmpty)
    }
  }

  @Test func `the bundled samples are what it serves unless told otherwise`() async throws {
    try await RickAndMortyServer.run { server in
      try await withLiveTransport { transport in
        let request = try Request(
          base: .sample(server.base), path: ["character"], query: [("page", "3")], recording: "")
        let answer = try await transport.answer(to: request)
        let page = try JSONDecoder().decode(Page.self, from: Data(answer.body))
        #expect(page.results.first?.id == 41)
        #expect(server.log.targets == ["/api/character?page=3"])
      }
    }
  }

  @Test func `an override may be for always or for a while`() async throws {
    let overrides: [String: RickAndMortyServer.Override] = [
      "character?page=2": .always(.html("<html>")),
      "character/1": .first(2, .json("{}", status: 503)),
    ]
    try await withServer(overrides) { _, fetch in
      #expect(try await fetch("character?page=2").headers["Content-Type"]?.contains("html") == true)
      var statuses: [Int] = []
      for _ in 1...3 { statuses.append(try await fetch("character/1").status) }
      #expect(statuses == [503, 503, 200])
    }
  }

  private struct Page: Decodable {
    struct Info: Decodable {
      let next: String?
      let prev: String?
    }

    struct Row: Decodable {
      let id: Int
    }

    let info: Info
    let results: [Row]
  }

  /// 45 characters on three pages, one location, one episode; fetches by what follows `/api/`.
  private func withServer(
    _ overrides: [String: RickAndMortyServer.Override] = [:],
    _ body: (String, (String) async throws -> Answer) async throws -> Void
  ) async throws {
    try await TemporaryFolder.run { folder in
      for page in 1...3 {
        let ids = ((page - 1) * 20 + 1)...min(page * 20, 45)
        let rows = ids.map { #"{"id":\#($0),"name":"{\"\#($0)\"}"}"# }.joined(separator: ", ")
        try folder.write(#"{"info":{},"results":[\#(rows)]}"#, to: "character/page-\(page).json")
      }
      for kind in ["location", "episode"] {
        try folder.write(#"{"results":[{"id":1}],"info":{}}"#, to: "\(kind)/page-1.json")
      }
      try folder.write("picture", to: "images/character/1.jpeg")
      try await RickAndMortyServer.run(folder: folder.path, overrides: overrides) { server in
        try await withLiveTransport { transport in
          try await body(server.base) { target in
            let parts = target.split(separator: "?", omittingEmptySubsequences: false)
            let query = parts.dropFirst().flatMap { $0.split(separator: "=", maxSplits: 1) }
            let request = try Request(
              base: .sample(server.base),
              path: parts[0].split(separator: "/", omittingEmptySubsequences: false).map(
                String.init),
              query: query.count == 2 ? [(String(query[0]), String(query[1]))] : [],
              recording: "")
            return try await transport.answer(to: request)
          }
        }
      }
    }
  }
}

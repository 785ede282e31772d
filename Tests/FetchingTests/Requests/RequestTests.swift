import Fetching
import Testing

@Suite struct RequestTests {
  @Test(
    arguments: [
      (["character"], [], "/character"),
      (["character"], [("page", "2")], "/character?page=2"),
      (["character", "1,2,3"], [], "/character/1,2,3"),
      (["character", "[5]"], [], "/character/%5B5%5D"),
      (["a/b", "..", "."], [], "/a%2Fb/%2E%2E/%2E"),
      (["a?b#c"], [], "/a%3Fb%23c"),
      (["x"], [("na me", "rick & co=ü")], "/x?na%20me=rick%20%26%20co%3D%C3%BC"),
      (["x"], [("a", "1"), ("b", "\u{1B}[2J\n")], "/x?a=1&b=%1B%5B2J%0A"),
    ] as [([String], [(String, String)], String)])
  func `path and query are percent-encoded`(
    path: [String], query: [(String, String)], tail: String
  ) throws {
    let request = try Request(base: .sample(), path: path, query: query, recording: "x.json")
    #expect(request.url == "https://api.example/v1" + tail)
  }

  @Test func `header names are compared without regard to case`() {
    let headers: HeaderFields = ["Content-Type": "text/html", "etag": "x"]
    #expect(headers["content-type"] == "text/html")
    #expect(headers["ETag"] == "x")
    #expect(headers["Age"] == nil)
  }
}

import Fetching
import Testing

@testable import Importing

@Suite struct EndpointTests {
  @Test(arguments: zip(RickAndMorty.Endpoint.allCases, ["character", "location", "episode"]))
  func `each list has its addresses and its recordings`(
    endpoint: RickAndMorty.Endpoint, path: String
  ) throws {
    let base = try BaseURL("http://127.0.0.1:8080/api/", setting: "WIKIGEN_RICKANDMORTY_URL")
    let requests = [
      endpoint.all(at: base), endpoint.page(17, at: base), endpoint.multiple([5], at: base),
      endpoint.multiple([1, 2, 30], at: base),
    ]
    let root = "http://127.0.0.1:8080/api/\(path)"
    #expect(
      requests.map(\.url) == [
        root, "\(root)?page=17", "\(root)/%5B5%5D", "\(root)/%5B1,2,30%5D",
      ])
    #expect(
      requests.map(\.recording) == [
        "\(path)/page-1.json", "\(path)/page-17.json", "\(path)/ids-5.json",
        "\(path)/ids-1-2-30.json",
      ])
    #expect(requests.allSatisfy { $0.content == .json })
  }
}

import Fetching
import Testing
import Wiki

@testable import Importing

@Suite struct PictureRequestTests {
  private static let mirror = "http://127.0.0.1:8080/api"

  private static func request(_ address: String, base: String) throws -> Request? {
    let base = try BaseURL(base, setting: "WIKIGEN_RICKANDMORTY_URL")
    return RickAndMorty.source.picture(Picture(address: address), base)
  }

  @Test(arguments: [
    ("\(Wire.base)/character/avatar/7.jpeg", Wire.base),
    ("\(Wire.base)/character/avatar/7.jpeg", mirror),
    ("\(mirror)/character/avatar/7.jpeg", mirror),
  ])
  func `a picture is asked for at the base that was given`(address: String, base: String) throws {
    let request = try #require(try Self.request(address, base: base))
    #expect(request.url == "\(base)/character/avatar/7.jpeg")
    #expect(request.recording == "images/character/7.jpeg")
    #expect(request.content == .picture)
  }

  @Test(arguments: [
    "", "7.jpeg", "/api/character/avatar/7.jpeg", "https://elsewhere.example/avatar/7.jpeg",
    "https://rickandmortyapi.com/other/7.jpeg", "https://rickandmortyapi.com/api",
    "https://rickandmortyapi.com/api/", "https://rickandmortyapi.com/apish/7.jpeg",
    "https://rickandmortyapi.com.elsewhere.example/api/7.jpeg",
    "https://someone@rickandmortyapi.com/api/7.jpeg", "file:///etc/passwd",
    "\(Wire.base)/../secret", "\(Wire.base)/character/../../secret", "\(Wire.base)//7.jpeg",
    "\(Wire.base)/character/./7.jpeg", "\(Wire.base)/character/avatar/",
  ])
  func `an address that is not the source's is not asked for`(address: String) throws {
    #expect(try Self.request(address, base: Wire.base) == nil)
  }

  @Test func `what a path holds stays in the path`() throws {
    let request = try Self.request("\(Wire.base)/a b/%2e%2e/x?y=z#f", base: Self.mirror)
    #expect(request?.url == "\(Self.mirror)/a%20b/%252e%252e/x%3Fy%3Dz%23f")
  }
}

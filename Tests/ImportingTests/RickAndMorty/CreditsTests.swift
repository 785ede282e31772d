import Testing
import Wiki

@testable import Importing

@Suite struct CreditsTests {
  @Test func `the credits link to the API's site`() throws {
    let site = try #require(WebAddress("https://rickandmortyapi.com"))
    #expect(
      RickAndMorty.source.credits
        == .sentence(
          "sources.rickandmorty.credits",
          ["site": .link(Link(.word("sources.rickandmorty.site"), to: .web(site)))]))
  }
}

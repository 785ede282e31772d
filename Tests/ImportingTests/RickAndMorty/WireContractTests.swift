import Diagnostics
import Fetching
import Foundation
import TestSupport
import Testing
import Wiki

@testable import Importing

/// What the import relies on, asked of a server that behaves as the API does.
@Suite(.timeLimit(.minutes(10))) struct WireContractTests {
  @Test func `page 3 says previous 2 and next 4`() async throws {
    let page = try await Self.asking { access in
      let request = RickAndMorty.Endpoint.character.page(3, at: access.base)
      return try await access.client.value(for: request) { answer throws(Fault) in
        try answer.json(PageDTO<CharacterDTO>.self, for: request)
      }
    }
    #expect(page.info.next?.hasSuffix("/api/character?page=4") == true)
    #expect(page.info.prev?.hasSuffix("/api/character?page=2") == true)
    #expect(page.info.pages == 5)
    #expect(page.results.map(\.id) == Array(41...60))
    #expect(page.results[0].url.hasSuffix("/api/character/41"))
  }

  @Test func `the first character has id 1`() async throws {
    let data = try await Self.asking { try await RickAndMorty.source.load($0) }
    #expect(data.collections[0].entries.first?.id.description == "characters/1")
    #expect(data.collections[0].entries.first?.title == "Rick Sanchez")
    #expect(data.collections.map(\.entries.count) == [86, 32, 22])
    #expect(data.date != nil)
  }

  @Test func `one id in brackets is answered as a list`() async throws {
    let ids = try await Self.asking { access in
      let request = RickAndMorty.Endpoint.character.multiple([5], at: access.base)
      return try await access.client.value(for: request) { answer throws(Fault) in
        try answer.json([CharacterDTO].self, for: request)
      }
    }
    #expect(ids.map(\.id) == [5])
  }

  @Test func `a 404 in a walk is a fault and not an empty list`() async throws {
    let nothing = CannedAnswer.json(#"{"error":"There is nothing here"}"#, status: 404)
    try await RickAndMortyServer.run(overrides: ["character?page=3": .always(nothing)]) { server in
      let fault = await #expect(throws: Fault.self) {
        try await Self.asking(server) { try await RickAndMorty.source.load($0) }
      }
      #expect(
        fault?.sentence == """
          \(server.base)/character?page=3 answered 404 ("There is nothing here") where the wire \
          promises a page. Check WIKIGEN_RICKANDMORTY_URL, or try again later.
          """)
      #expect(fault?.category == .data)
    }
  }

  @Test func `a 404 on the first page is a fault and not an empty list`() async throws {
    let nothing = CannedAnswer.json(#"{"error":"There is nothing here"}"#, status: 404)
    try await RickAndMortyServer.run(overrides: ["episode": .always(nothing)]) { server in
      let fault = await #expect(throws: Fault.self) {
        try await Self.asking(server) { try await RickAndMorty.source.load($0) }
      }
      #expect(fault?.subject == "\(server.base)/episode")
    }
  }

  private static func asking<Value: Sendable>(
    _ body: @Sendable (SourceAccess) async throws -> Value
  ) async throws -> Value {
    try await RickAndMortyServer.run { try await asking($0, body) }
  }

  private static func asking<Value: Sendable>(
    _ server: RickAndMortyServer, _ body: @Sendable (SourceAccess) async throws -> Value
  ) async throws -> Value {
    let transport = LiveTransport(userAgent: "wikigen/test", language: "en")
    do {
      let value = try await body(.sample(transport, base: server.base))
      try await transport.shutdown()
      return value
    } catch {
      try await transport.shutdown()
      throw error
    }
  }
}

import Diagnostics
import Fetching
import TestSupport
import Testing

@testable import Importing

/// What the import relies on, asked of a server that behaves as TMDB does.
@Suite(.timeLimit(.minutes(10))) struct TMDBWireContractTests {
  private static let films = (1...45).map { id in
    TMDBServer.Film(id: id, fields: ["poster_path": #""/poster\#(id).jpg""#])
  }

  @Test(arguments: [
    (TMDB.source.credentials[0], TMDBServer.token), (TMDB.source.credentials[1], TMDBServer.key),
  ])
  func `either credential opens all that the import asks for`(
    form: CredentialForm, secret: String
  ) async throws {
    try await TMDBServer.run(films: Self.films) { server in
      let data = try await Self.load(server, form, secret)
      #expect(data.films.count == 45)
      #expect(data.warnings.isEmpty)
      #expect(server.targets.count == 2 + 3 + 45)
      #expect(server.credentialedTargets == server.targets)
      #expect(
        data.pictureAddresses.contains("\(server.base.dropLast(2))/t/p/w342/poster45.jpg"))
    }
  }

  @Test func `a wrong credential is told in TMDB's words`() async throws {
    try await TMDBServer.run(films: Self.films) { server in
      let fault = await #expect(throws: Fault.self) {
        try await Self.load(server, TMDB.source.credentials[1], TMDBServer.token)
      }
      #expect(fault?.category == .credential)
      #expect(fault?.sentence.contains("You must be granted a valid key.") == true)
      #expect(fault?.sentence.contains("TMDB_API_KEY") == true)
      #expect(fault?.sentence.contains(TMDBServer.token) == false)
    }
  }

  @Test func `a film that the server does not have any more is left out`() async throws {
    let gone = CannedAnswer.json(
      #"{"success":false,"status_code":34,"status_message":"could not be found."}"#, status: 404)
    try await TMDBServer.run(
      films: Self.films, overrides: ["movie/7": .always(gone)]
    ) { server in
      let data = try await Self.load(server, TMDB.source.credentials[0], TMDBServer.token)
      #expect(data.films.count == 44)
      #expect(data.warnings.map(\.subject) == ["movies/7"])
    }
  }

  private static func load(
    _ server: TMDBServer, _ form: CredentialForm, _ secret: String
  ) async throws -> SourceData {
    let transport = LiveTransport(
      userAgent: "wikigen/test", language: "en", credential: try .reading(form, secret))
    let policy = RequestPolicy(
      rate: nil, inFlight: 4, attempts: 1, credentialVariable: form.variable)
    let access = SourceAccess(
      client: Client(transport: transport, policy: policy, clock: ImmediateClock()),
      base: try BaseURL(server.base, setting: TMDB.source.baseVariable))
    do {
      let data = try await TMDB.source.load(access)
      try await transport.shutdown()
      return data
    } catch {
      try await transport.shutdown()
      throw error
    }
  }
}

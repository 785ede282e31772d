import Diagnostics
import Fetching
import Synchronization
import TestSupport
import Testing
import Wiki

@testable import Importing

@Suite struct PictureLoaderTests {
  /// The smallest PNG that says its size.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0]

  private static func load(
    _ images: [String], _ answers: [String: Answer], progress: Progress = .silent
  ) async throws -> (pictures: [LoadedPicture], warnings: [Warning]) {
    try await load(images, through: MemoryTransport(answers), progress: progress)
  }

  /// One after the other.
  private static func load(
    _ images: [String], through transport: any Transport, progress: Progress = .silent
  ) async throws -> (pictures: [LoadedPicture], warnings: [Warning]) {
    let world = try RickAndMorty.World.sample(
      characters: images.enumerated().map { Wire.character($0 + 1, ["image": $1]) },
      locations: [Wire.location(1)])
    let access = try SourceAccess.sample(transport, inFlight: 1)
    return try await PictureLoader(
      RickAndMorty.source, client: access.client, base: access.base, progress: progress
    ).load(for: world.collections)
  }

  private static func address(_ id: Int) -> String { "\(Wire.base)/character/avatar/\(id).jpeg" }

  @Test func `pictures come in the order of the entries, with what their bytes say`() async throws {
    let log = ProgressLog()
    let answer = Answer(status: 200, body: Self.png)
    let loaded = try await Self.load(
      [Self.address(1), "", Self.address(3)],
      ["images/character/1.jpeg": answer, "images/character/3.jpeg": answer],
      progress: log.progress)
    #expect(loaded.pictures.map(\.address) == [Self.address(1), Self.address(3)])
    #expect(loaded.pictures.map(\.format) == [.png, .png])
    #expect(loaded.pictures[0].size.width == 3)
    #expect(loaded.pictures[0].content == .bytes(Self.png))
    #expect(loaded.warnings.isEmpty)
    #expect(log.events == [.pictures(done: 1, total: 2), .pictures(done: 2, total: 2)])
  }

  @Test func `a picture that is not there is a warning that says what was answered`() async throws {
    let loaded = try await Self.load([Self.address(1)], [:])
    #expect(loaded.pictures.isEmpty)
    #expect(
      loaded.warnings == [
        Warning(
          .missingPicture, subject: "characters/1",
          """
          \(Self.address(1)) answered 404 ("there is no images/character/1.jpeg in this table") \
          where the wire promises a picture. Check WIKIGEN_RICKANDMORTY_URL, or try again later.
          """)
      ])
  }

  @Test func `what is no picture is a warning`() async throws {
    let loaded = try await Self.load(
      [Self.address(1)],
      ["images/character/1.jpeg": Answer(status: 200, body: Array("<html>".utf8))])
    #expect(loaded.pictures.isEmpty)
    #expect(loaded.warnings.map(\.kind) == [.missingPicture])
    #expect(
      loaded.warnings.map(\.sentence) == [
        "\(Self.address(1)) is not a JPEG, PNG, GIF, WebP or AVIF picture. "
          + "Check WIKIGEN_RICKANDMORTY_URL, or try again later."
      ])
  }

  @Test func `a picture of a foreign host is a warning and is not asked for`() async throws {
    let loaded = try await Self.load(["https://elsewhere.example/1.jpeg"], [:])
    #expect(
      loaded.warnings == [
        Warning(
          .foreignPicture, subject: "characters/1",
          "The picture of characters/1 is not on a host of Rick and Morty: "
            + "https://elsewhere.example/1.jpeg")
      ])
  }

  @Test func `entries that share an address share the picture, which is asked for once`()
    async throws
  {
    let asked = Mutex<[String]>([])
    let transport = MemoryTransport { request throws(TransportError) in
      asked.withLock { $0.append(request.recording) }
      return request.recording.hasSuffix("1.jpeg")
        ? Answer(status: 200, body: Self.png) : Answer(status: 404, body: [])
    }
    let loaded = try await Self.load([1, 2, 1, 2, 1].map(Self.address), through: transport)
    #expect(asked.withLock { $0 } == ["images/character/1.jpeg", "images/character/2.jpeg"])
    #expect(loaded.pictures.map(\.address) == [Self.address(1)])
    #expect(loaded.warnings.map(\.subject) == ["characters/2"])
  }

  @Test(arguments: [
    (
      6,
      "1 further picture of rickandmortyapi.com was not asked for, as 5 in a row could not be had."
    ),
    (
      86,
      "81 further pictures of rickandmortyapi.com were not asked for, as 5 in a row could not be "
        + "had."
    ),
  ])
  func `where nobody answers for five pictures, the rest is not asked for`(
    count: Int, sentence: String
  ) async throws {
    let log = ProgressLog()
    let asked = Mutex(0)
    let transport = MemoryTransport { _ throws(TransportError) in
      asked.withLock { $0 += 1 }
      throw .unreachable(.refused)
    }
    let loaded = try await Self.load(
      (1...count).map(Self.address), through: transport, progress: log.progress)
    #expect(asked.withLock { $0 } == 5)
    #expect(loaded.pictures.isEmpty)
    #expect(loaded.warnings.count == 6)
    #expect(
      loaded.warnings.first
        == Warning(.missingPicture, subject: "rickandmorty", sentence))
    #expect(log.events.last == .pictures(done: count, total: count))
  }

  @Test func `a silence that an answer breaks is no reason to stop`() async throws {
    let transport = MemoryTransport { request throws(TransportError) in
      guard request.recording.hasSuffix("5.jpeg") else { throw .unreachable(.refused) }
      return Answer(status: 404, body: [])
    }
    let loaded = try await Self.load((1...9).map(Self.address), through: transport)
    #expect(loaded.warnings.count == 9)
    #expect(loaded.warnings.allSatisfy { $0.subject != "rickandmorty" })
  }

  @Test func `a host where nobody answers is left, and the source's other hosts are not`()
    async throws
  {
    let own = "http://127.0.0.1:8080"
    let images = (1...8).flatMap {
      ["https://image.tmdb.org/t/p/w342/a\($0).jpg", "\(own)/t/p/w342/b\($0).jpg"]
    }
    let world = try RickAndMorty.World.sample(
      characters: images.enumerated().map { Wire.character($0 + 1, ["image": $1]) },
      locations: [Wire.location(1)])
    let silent = Mutex(0)
    let transport = MemoryTransport { request throws(TransportError) in
      guard request.url.hasPrefix("https://image.tmdb.org/") else {
        return Answer(status: 200, body: Self.png)
      }
      silent.withLock { $0 += 1 }
      throw .unreachable(.refused)
    }
    let access = try SourceAccess.sample(transport, base: "\(own)/3", inFlight: 1)
    let loaded = try await PictureLoader(
      TMDB.source, client: access.client, base: access.base, progress: .silent
    ).load(for: world.collections)
    #expect(silent.withLock { $0 } == 5)
    #expect(loaded.pictures.map(\.address) == images.filter { $0.hasPrefix(own) })
    #expect(
      loaded.warnings.first
        == Warning(
          .missingPicture, subject: "tmdb",
          "3 further pictures of image.tmdb.org were not asked for, as 5 in a row could not be had."
        ))
  }

  @Test(.timeLimit(.minutes(10))) func `an interrupted run is a fault and no warning`() async throws
  {
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let (silence, silent) = AsyncStream.makeStream(of: Void.self)
    defer { silent.finish() }
    let transport = MemoryTransport { _ throws(TransportError) in
      started.yield()
      // Ends only because the task is cancelled.
      for await _ in silence {}
      throw .cancelled
    }
    let run = Task {
      try await Self.load([Self.address(1), Self.address(2)], through: transport).warnings
    }
    _ = await starts.first { true }
    run.cancel()
    let fault = await #expect(throws: Fault.self) { try await run.value }
    #expect(
      fault?.sentence
        == "\(Self.address(1)) was not fetched, as the run was interrupted. Start it again.")
  }
}

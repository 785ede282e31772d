import Diagnostics
import Fetching
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
    let world = try RickAndMorty.World.sample(
      characters: images.enumerated().map { Wire.character($0 + 1, ["image": $1]) },
      locations: [Wire.location(1)])
    let access = try SourceAccess.sample(MemoryTransport(answers))
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
    #expect(loaded.pictures.map(\.file.format) == [.png, .png])
    #expect(loaded.pictures[0].file.size.width == 3)
    #expect(loaded.pictures[0].file.bytes == Self.png)
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
        "\(Self.address(1)) is not a JPEG, PNG, GIF or WebP picture. "
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
}

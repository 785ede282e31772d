import Diagnostics
import Fetching
import Testing

@testable import wikigen

@Suite struct `A credential` {
  private static let sources = [
    SourceOutline.sample(), .sample(name: "tmdb", credentials: .sample),
  ]

  private static func variables(
    _ arguments: [String] = [], _ environment: [String: String], in folder: String = "/nowhere"
  ) throws -> [String: String] {
    try BuildSettings.sample(arguments, environment: environment, in: folder, sources: sources)
      .credentials.mapValues(\.variable)
  }

  @Test(arguments: [
    (["TOKEN": "abc", "KEY": "def"], "TOKEN"), (["TOKEN": "", "KEY": "def"], "KEY"),
    (["TOKEN": " \t\n", "KEY": "def\n"], "KEY"), (["KEY": ""], nil), ([:], nil),
  ])
  func `is the first that holds anything`(
    environment: [String: String], variable: String?
  ) throws {
    #expect(try Self.variables([], environment)["tmdb"] == variable)
  }

  @Test func `is nobody's but its source's`() throws {
    #expect(try Self.variables([], ["TOKEN": "abc"]) == ["tmdb": "TOKEN"])
    #expect(try Self.variables(["--source", "rickandmorty"], ["TOKEN": "abc"]).isEmpty)
  }

  @Test func `is not looked at where nothing is asked of the web`() throws {
    let folder = try TemporaryFolder()
    for input in [["--fixtures"], ["--recorded", "."]] {
      #expect(try Self.variables(input, ["TOKEN": "a b"], in: folder.path).isEmpty)
    }
  }

  @Test func `that no key can look like is refused and not repeated`() throws {
    let fault = try fault([], environment: ["TOKEN": "s3cret s3cret"], sources: Self.sources)
    #expect(fault.category == .credential)
    #expect(fault.subject == "TOKEN")
    #expect(!fault.sentence.contains("s3cret"))
  }

  @Test func `is not in what is printed of the settings`() throws {
    let settings = try BuildSettings.sample(
      environment: ["TOKEN": "s3cret"], sources: Self.sources)
    var dumped = ""
    dump(settings, to: &dumped)
    #expect(!(dumped + "\(settings)" + String(reflecting: settings)).contains("s3cret"))
  }
}

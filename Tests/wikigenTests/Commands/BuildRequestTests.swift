import ArgumentParser
import TestSupport
import Testing

@testable import wikigen

/// Most builds are called plainly, and ArgumentParser is never begun.
@Suite struct `The arguments of a build` {
  @Test func `are read without the parser where each is plain`() throws {
    let request = try #require(
      BuildRequest(plainly: [
        "build", "--out", "a b", "--strict", "--page-size=10", "--set", "site.title=a=b",
        "--source", "tmdb", "--set=site.id=x", "--source=rickandmorty", "--out=c",
      ]))
    #expect(
      request.flags.values == [
        "out": ["c"], "strict": ["true"], "page-size": ["10"], "source": ["tmdb", "rickandmorty"],
      ])
    #expect(request.flags.sets == ["site.title=a=b", "site.id=x"])
  }

  @Test(arguments: [
    [], ["serve"], ["--out", "build"], ["build", "--help"], ["build", "-h"],
    ["build", "--version"],
    ["build", "--out"], ["build", "--out", ""], ["build", "--out="],
    ["build", "--out", "--strict"],
    ["build", "--out", "-"], ["build", "--strict=true"], ["build", "--outt", "a"], ["build", "a"],
    ["build", "--"], ["build", "-out", "a"], ["build", "--", "--strict"], ["build", "--Strict"],
    ["build", "--experimental-dump-help"], ["build", "--generate-completion-script"],
  ])
  func `are the parser's to tell about where one is not`(arguments: [String]) {
    #expect(BuildRequest(plainly: arguments) == nil)
  }

  @Test func `may be none`() throws {
    #expect(BuildRequest(plainly: ["build"]) == BuildRequest(flags: GivenFlags()))
  }

  @Test func `that are given twice are read as the parser reads them`() throws {
    for setting in SettingTable(sources: []).settings {
      guard let flag = setting.flag else { continue }
      let words = setting.kind == .flag ? ["--\(flag)"] : ["--\(flag)", "1", "--\(flag)", "2"]
      let arguments = ["build"] + words
      let command = try #require(try WikigenCommand.parseAsRoot(arguments) as? BuildCommand)
      #expect(BuildRequest(plainly: arguments) == command.request, "\(flag)")
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `are read as the parser reads them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let arguments = ["build"] + (0..<5).flatMap { _ in Self.words(drawnBy: &generator) }
    let request = BuildRequest(plainly: arguments)
    let hasDash = arguments.contains { $0 == "-1" || $0.hasSuffix("=-1") }
    #expect((request == nil) == hasDash, "seed \(seed): \(arguments)")
    guard let request else { return }
    let command = try #require(try WikigenCommand.parseAsRoot(arguments) as? BuildCommand)
    #expect(request == command.request, "seed \(seed): \(arguments)")
  }

  /// Most flags and values are right, so that most requests are read.
  private static func words(drawnBy generator: inout SeededGenerator) -> [String] {
    let settings = SettingTable(sources: []).settings.filter { $0.flag != nil }
    guard let setting = settings.randomElement(using: &generator), let flag = setting.flag,
      let value = ["a", "1", "a=b", "é ü", "=", "a-b", "-1"].randomElement(using: &generator)
    else { return [] }
    if Int.random(in: 0..<8, using: &generator) == 0 { return ["--set", value] }
    if setting.kind == .flag { return ["--\(flag)"] }
    return Bool.random(using: &generator) ? ["--\(flag)", value] : ["--\(flag)=\(value)"]
  }
}

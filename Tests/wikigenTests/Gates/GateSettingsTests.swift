import Diagnostics
import Testing
import Wiki

@testable import wikigen

@Suite struct `The settings of kept runs` {
  @Test func `are cautious where nothing is said`() throws {
    let settings = try BuildSettings.sample()
    #expect(settings.gates.shrink == 10)
    #expect(!settings.gates.acceptsShrink)
    #expect(settings.gates.baseline == nil)
    #expect(!settings.gates.requiresBaseline)
    #expect(settings.gates.maxStale == 7 * 86_400)
    #expect(settings.imageBudget == 700_000_000)
    #expect(settings.cache == "/nowhere/.wikigen")
    #expect(settings.input == .live)
    #expect(!settings.isRefreshed)
  }

  @Test func `can be given as flags`() throws {
    let settings = try BuildSettings.sample([
      "--set", "gates.shrink=0", "--accept-shrink", "--baseline", "old/site", "--require-baseline",
      "--max-stale", "12h", "--image-budget", "2GB", "--cache", "/kept", "--refresh",
    ])
    #expect(settings.gates.shrink == 0)
    #expect(settings.gates.acceptsShrink)
    #expect(settings.gates.baseline == .folder("/nowhere/old/site"))
    #expect(settings.gates.requiresBaseline)
    #expect(settings.gates.maxStale == 43_200)
    #expect(settings.imageBudget == 2_000_000_000)
    #expect(settings.cache == "/kept")
    #expect(settings.isRefreshed)
  }

  @Test func `can be given in the environment and in wikigen_yml`() throws {
    let folder = try TemporaryFolder([
      "wikigen.yml": """
      cache: kept
      images: {budget: 10MB}
      gates: {shrink: 25, max-stale: 2w}
      """
    ])
    let settings = try BuildSettings.sample(
      environment: ["WIKIGEN_MAX_STALE": "1d", "WIKIGEN_OFFLINE": "true"], in: folder.path)
    #expect(settings.gates.shrink == 25)
    #expect(settings.gates.maxStale == 86_400)
    #expect(settings.imageBudget == 10_000_000)
    #expect(settings.cache.hasSuffix("/kept"))
    #expect(settings.input == .kept)
  }

  @Test(arguments: [("/old", "/old"), ("old/", "/a/old"), ("../old", "/a/../old")])
  func `name a baseline by its folder`(text: String, folder: String) {
    #expect(BaselinePlace(text, in: "/a") == .folder(folder))
  }

  @Test func `name a baseline by its address`() throws {
    let address = "https://example.org/wiki"
    #expect(BaselinePlace(address, in: "/a") == .web(try #require(WebAddress(address))))
  }

  @Test(arguments: [
    ("700MB", 700_000_000), ("1gb", 1_000_000_000), ("12B", 12), ("3 kB", 3_000), ("0MB", 0),
    ("2TB", 2_000_000_000_000), ("9223372036854775807B", Int.max),
  ])
  func `take a size as people write it`(text: String, bytes: Int) {
    #expect(Setting.Kind.byteCount.value(of: text, in: "/") == .number(bytes))
  }

  @Test(arguments: [
    "", "12", "12XB", "MB", "-1MB", "+1MB", "1.5GB", "1,000MB", "１２MB", "7d", "1 G B",
    "9223372036854775808B", "9999999999999TB",
  ])
  func `take nothing else for a size`(text: String) {
    #expect(Setting.Kind.byteCount.value(of: text, in: "/") == nil)
  }

  @Test(arguments: [
    ("12h", 43_200), ("7d", 604_800), ("2W", 1_209_600), ("90m", 5_400), ("1 d", 86_400), ("0d", 0),
  ])
  func `take a time as people write it`(text: String, seconds: Int) {
    #expect(Setting.Kind.timeSpan.value(of: text, in: "/") == .number(seconds))
  }

  @Test(arguments: ["", "7", "7x", "d", "-1d", "1.5h", "7 days", "700MB", "9999999999999999w"])
  func `take nothing else for a time`(text: String) {
    #expect(Setting.Kind.timeSpan.value(of: text, in: "/") == nil)
  }

  @Test(arguments: [
    (
      ["--max-stale", "7"],
      "--max-stale is '7' where a time such as 12h or 7d is due. "
        + "Change it, or leave it out (default: 7d)."
    ),
    (
      ["--image-budget", "12XB"],
      "--image-budget is '12XB' where a size such as 700MB or 2GB is due. "
        + "Change it, or leave it out (default: 700MB)."
    ),
    (["--fixtures", "--offline"], "--fixtures excludes --offline. Leave one of them out."),
  ])
  func `are refused in full sentences`(arguments: [String], sentence: String) throws {
    let fault = try fault(arguments)
    #expect(fault.sentence == sentence)
    #expect(fault.category == .usage)
  }

  @Test(arguments: ["-1", "101", "10%", "ten"])
  func `bound what may be lost by 0 and 100`(text: String) throws {
    let fault = try fault(["--set", "gates.shrink=\(text)"])
    #expect(
      fault.sentence
        == "--set gates.shrink is '\(text)' where a whole number from 0 to 100 is due. "
        + "Change it, or leave it out (default: 10).")
  }
}

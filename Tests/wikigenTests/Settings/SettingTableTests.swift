import ArgumentParser
import Testing

@testable import wikigen

@Suite struct `The table of settings` {
  private let table = SettingTable(sources: [.sample()])

  @Test func `the flags of build are those of the table`() throws {
    let help = BuildCommand.helpMessage(columns: 4000)
    let flags = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .map { $0.dropFirst(4).prefix { $0 != " " } }
    #expect(Set(flags.map(String.init)) == Set(table.settings.compactMap(\.flag)).union(["set"]))
    for setting in table.settings {
      guard setting.flag != nil else { continue }
      #expect(help.contains(setting.helpText))
    }
  }

  @Test func `a flag's environment variable has its name`() {
    #expect(Setting.pageSize.environment == "WIKIGEN_PAGE_SIZE")
    #expect(Setting.url(of: "rickandmorty").environment == "WIKIGEN_RICKANDMORTY_URL")
    #expect(Setting.siteTitle.environment == nil)
  }

  @Test func `each setting can be given somewhere`() {
    for setting in table.settings { #expect(setting.key != nil || setting.flag != nil) }
  }

  @Test(arguments: [
    ("site", "/a/site"), ("./site/", "/a/site"), (".", "/a"), ("./", "/a"), ("/x//", "/x"),
    ("../b", "/a/../b"), ("/", "/"), (".//b", "/a/b"),
  ])
  func `paths are made absolute`(text: String, expected: String) {
    #expect(text.absolutePath(in: "/a") == expected)
  }

  @Test(arguments: [
    ("/a/site", "site"), ("/a", "."), ("/b", "/b"), ("/ab", "/ab"), ("/a/../b", "../b"),
  ])
  func `paths are shown as a user would type them`(path: String, expected: String) {
    #expect(path.shown(in: "/a") == expected)
  }
}

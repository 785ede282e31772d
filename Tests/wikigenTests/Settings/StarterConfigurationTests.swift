import Diagnostics
import Testing

@testable import wikigen

@Suite struct `The configuration of a new wiki` {
  private static let table = SettingTable(sources: SourceOutline.all)
  private static let text = StarterConfiguration(id: "my-wiki", table: table).text

  @Test func `sets the id and nothing else`() throws {
    let file = try Self.read(Self.text)
    #expect(file.assignments.map(\.setting) == [.siteID])
    #expect(file.assignments.map(\.value) == [.text("my-wiki")])
    #expect(file.sourceNames.isEmpty)
  }

  @Test func `has every setting once, and each default can be set as it stands`() throws {
    let lines = Self.text.split(separator: "\n").filter { !$0.hasPrefix("##") }
    let all = lines.map { $0.hasPrefix("# ") ? $0.dropFirst(2) : $0 }
    let file = try Self.read(all.joined(separator: "\n"))
    let keys = file.assignments.compactMap(\.setting.key)
    #expect(keys.sorted() == Self.table.settings.compactMap(\.key).sorted())
    #expect(file.sourceNames == SourceOutline.all.map(\.name))
  }

  @Test func `explains every setting in lines that fit`() {
    #expect(Self.text.split(separator: "\n").allSatisfy { $0.count <= 112 })
    for setting in Self.table.settings where setting.key != nil {
      let words = setting.help.split(separator: " ").prefix(4).joined(separator: " ")
      #expect(Self.text.contains(words), "\(setting.key ?? "")")
    }
  }

  private static func read(_ text: String) throws -> ConfigurationFile {
    let scratch = try TemporaryFolder()
    try scratch.write(text, to: "wikigen.yml")
    return try ConfigurationFile(
      atPath: "\(scratch.path)/wikigen.yml", named: "wikigen.yml", table: table)
  }
}

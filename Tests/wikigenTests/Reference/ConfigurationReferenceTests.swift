import Foundation
import TestSupport
import Testing

@testable import wikigen

@Suite struct `The reference of settings` {
  @Test func `says what the code says`() throws {
    let path = CheckoutFolder.path("Docs/configuration.md")
    let reference = ConfigurationReference().text
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(reference.utf8).write(to: URL(filePath: path))
    }
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written == reference, "Docs/configuration.md is out of date: run 'make golden'")
  }

  @Test func `has every setting`() {
    let reference = ConfigurationReference().text
    for setting in SettingTable(sources: SourceOutline.all).settings {
      for name in [setting.key, setting.environment, setting.flag.map { "--\($0)" }] {
        guard let name else { continue }
        #expect(reference.contains("`\(name)`"), "\(name)")
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct `The reference of templates` {
  @Test func `says what the code says`() throws {
    let path = CheckoutFolder.path("Docs/templates.md")
    let reference = TemplateReference().text
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(reference.utf8).write(to: URL(filePath: path))
    }
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written == reference, "Docs/templates.md is out of date: run 'make golden'")
  }
}

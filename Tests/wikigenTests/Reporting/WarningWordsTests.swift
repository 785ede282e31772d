import Diagnostics
import Embedded
import Testing

@Suite struct `The words for warnings` {
  @Test(arguments: Warning.Kind.allCases)
  func `are there for each kind, as about_html needs them`(kind: Warning.Kind) throws {
    let bytes = try #require(EmbeddedFiles.bytes(at: "Theme/strings/en.yml"))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let about = lines.drop { $0 != "about:" }.dropFirst().prefix { $0.hasPrefix(" ") }
    let findings = about.drop { $0 != "  findings:" }.dropFirst().prefix { $0.hasPrefix("    ") }
    #expect(findings.contains { $0.hasPrefix("    \(kind.rawValue): ") })
  }
}

import Importing
import Rendering
import Testing

@testable import wikigen

/// A build does not probe the program's own templates, since this does.
@Suite struct `The templates that come with the program` {
  @Test func `pass the probe that a user's own must pass`() throws {
    let files = FileLayers.builtIn()
    #expect(files.allSatisfy { !$0.isBuiltIn })
    #expect(throws: Never.self) {
      try SiteRenderer(
        ThemeFiles(files), language: "en", collections: APISources.all.flatMap(\.collections),
        program: "x", builtIn: ThemeFiles(files))
    }
  }
}

import Testing

@testable import Publishing

@Suite struct `Site manifest` {
  @Test func `it is sorted JSON that reads back`() async throws {
    try await ScratchFolder.with { scratch in
      let plan = PublishPlan.sample([
        .sample("moons/1-io.html", entry: "moons/1"), .sample("b.css"), .sample("a.css", "x"),
      ])
      _ = try await Publisher.sample(at: scratch.site).publish(plan)
      #expect(try Manifest.read(in: scratch.site) == Manifest(plan))
      let text = """
        {
          "counts" : {
            "moons" : 3,
            "planets" : 8
          },
          "files" : {
            "a.css" : {
              "digest" : "d-1"
            },
            "b.css" : {
              "digest" : "d-9"
            },
            "moons/1-io.html" : {
              "digest" : "d-9",
              "entry" : "moons/1"
            }
          },
          "generator" : "wikigen 0.1.0",
          "origin" : "live",
          "sources" : {
            "solar" : "f00d"
          },
          "version" : 1
        }

        """
      #expect(try scratch.text(of: "site/\(Manifest.fileName)") == text)
    }
  }

  @Test func `a folder without one has none`() async throws {
    try await ScratchFolder.with { scratch in
      let manifest = try Manifest.read(in: scratch.path)
      #expect(manifest == nil)
    }
  }
}

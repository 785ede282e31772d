import Testing

@testable import Publishing

@Suite struct `Site manifest` {
  @Test func `it is sorted JSON that reads back`() async throws {
    try await ScratchFolder.with { scratch in
      let plan = PublishPlan.sample([
        .sample("moons/1-io.html", entry: "moons/1"), .sample("b.css"), .sample("a.css", "x"),
      ])
      _ = try await Publisher.sample(at: scratch.site).publish(plan)
      let manifest = try #require(try Manifest.read(in: scratch.site))
      #expect(manifest.header == plan.header)
      #expect(manifest.files["a.css"] == Manifest.File(digest: "d-1", entry: nil, size: 1))
      let text = """
        {
          "counts" : {
            "moons" : 3,
            "planets" : 8
          },
          "files" : {
            "a.css" : {
              "digest" : "d-1",
              "size" : 1
            },
            "b.css" : {
              "digest" : "d-9",
              "size" : 9
            },
            "moons/1-io.html" : {
              "digest" : "d-9",
              "entry" : "moons/1",
              "size" : 9
            }
          },
          "generator" : "wikigen 0.1.0",
          "inputs" : "1nput5",
          "origin" : "live",
          "sources" : {
            "solar" : "f00d"
          },
          "version" : 2
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

import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `The folder of the old site` {
  @Test func `goes with the files that are known, however deep they lie`() async throws {
    try await ScratchFolder.with { scratch in
      let files = [
        "index.html", "moons/1.html", "moons/2.html", "moons/old/é 3.html", "moons/\u{301}4.html",
      ]
      for file in files { try scratch.write("x", to: "old/\(file)") }
      // What was gone before is nobody's loss.
      #expect(folder(in: scratch).remove(files + ["moons/4.html", "suns/1.html"]) == nil)
      #expect(try scratch.names().isEmpty)
    }
  }

  @Test func `keeps what is in no list, and is told to lie elsewhere`() async throws {
    try await ScratchFolder.with { scratch in
      for file in ["moons/1.html", "moons/notes.txt", "suns/2.html"] {
        try scratch.write(file, to: "old/\(file)")
      }
      let refuge = scratch.path + "/refuge"
      #expect(folder(in: scratch).remove(["moons/1.html", "suns/2.html"]) == refuge)
      #expect(try scratch.tree("refuge") == ["moons/notes.txt": "moons/notes.txt"])
    }
  }

  @Test func `leaves alone what lies behind a link that stands where a folder was`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("mine", to: "elsewhere/1.html")
      try scratch.write("mine", to: "elsewhere/inner/2.html")
      try scratch.write("x", to: "old/index.html")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/old/moons", withDestinationPath: "../elsewhere")
      let known = ["index.html", "moons/1.html", "moons/inner/2.html"]
      #expect(folder(in: scratch).remove(known) == scratch.path + "/refuge")
      #expect(try scratch.tree("elsewhere") == ["1.html": "mine", "inner/2.html": "mine"])
      #expect(try scratch.names("refuge") == ["moons"])
    }
  }

  @Test func `goes with a link that stands where a file was, and not with what it leads to`()
    async throws
  {
    try await ScratchFolder.with { scratch in
      try scratch.write("mine", to: "elsewhere.html")
      try scratch.write("x", to: "old/moons/2.html")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/old/moons/1.html", withDestinationPath: "../../elsewhere.html")
      #expect(folder(in: scratch).remove(["moons/1.html", "moons/2.html"]) == nil)
      #expect(try scratch.names() == ["elsewhere.html"])
    }
  }

  private func folder(in scratch: ScratchFolder) -> ReplacedFolder {
    ReplacedFolder(path: scratch.path + "/old", refuge: scratch.path + "/refuge")
  }
}

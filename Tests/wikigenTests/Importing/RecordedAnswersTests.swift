import Foundation
import Importing
import TestSupport
import Testing

@testable import Fetching
@testable import wikigen

@Suite struct `Answers that are recorded` {
  @Test func `are told of where one comes again as another`() async throws {
    try await TestSupport.TemporaryFolder.run { scratch in
      let folder = RecordingFolder("\(scratch.path)/recording", isForced: false)
      try folder.begin()
      let recorded = RecordedAnswers(in: folder)
      let recorder = recorded.recorder(of: RickAndMorty.source)
      let base = try BaseURL("https://api.example", setting: "sources.rickandmorty.url")
      func record(_ text: String, _ name: String) throws {
        try recorder.record(
          Answer(status: 200, body: Array(text.utf8)),
          to: Request(base: base, path: [name], recording: "\(name).json"))
      }
      try record("one", "a")
      try record("two", "b")
      try record("one", "a")
      #expect(recorded.warning == nil)
      try record("three", "a")
      #expect(
        recorded.warning == """
          rickandmorty/a.json changed while this was recorded: a wiki of the recording may lack entries, or be \
          refused. Run wikigen record again.
          """)
      try record("four", "b")
      #expect(
        recorded.warning?.hasPrefix("rickandmorty/a.json and 1 other answer changed") == true)
      try folder.finish()
      let file = "\(scratch.path)/recording/rickandmorty/a.json"
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "three")
    }
  }
}

import TestSupport
import Testing

@testable import Storage

@Suite struct `A killed process` {
  /// All rounds in one store: what a kill left is what the next process finds.
  @Test func `loses nothing that it said was kept`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let instants = (0..<(SoakCount.isSoaking ? 200 : 5)).map { _ in
      Int.random(in: 0...150, using: &generator)
    }
    try await TemporaryFolder.run { folder in
      for (round, instant) in instants.enumerated() {
        let lines = try await WriterProcess.wait {
          let writer = try WriterProcess("write", folder.cache)
          return writer.lines(instant) + writer.kill()
        }
        try check(lines, folder, "seed \(seed), round \(round)")
      }
    }
  }

  private func check(_ lines: [String], _ folder: TemporaryFolder, _ place: String) throws {
    let (store, warnings) = try Store.open(folder.cache)
    #expect(warnings == [], "\(place)")
    let complete = try store.lastCompleteRun(of: "source")
    let number = complete?.counts["number"] ?? 0
    let said = lines.map { $0.split(separator: " ").map(String.init) }
    let finished = said.filter { $0[0] == "finished" }.compactMap { Int($0[1]) }.last
    // It may have been killed between the end of a run and the line that says so.
    #expect([nil, number, number - 1].contains(finished), "\(place)")
    for index in 0..<40 where complete != nil {
      #expect(try complete?.answer("http://a/\(number)/\(index)") != nil, "\(place), \(index)")
    }
    let run = try store.run(
      RunIdentity(source: "source", fingerprint: "fingerprint"), at: 1_000)
    for line in said where line[0] == "kept" && (Int(line[1]) ?? 0) > number {
      #expect(try run.answer("http://a/\(line[1])/\(line[2])") != nil, "\(place), \(line)")
    }
    try store.close()
  }
}

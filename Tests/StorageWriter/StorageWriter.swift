import Diagnostics
import Foundation
import Storage

/// A process for the tests to kill: it holds a cache's lock, or writes to its store without end.
///
/// Each line that it prints says what is done by then.
@main
enum StorageWriter {
  static func main() async throws {
    let arguments = CommandLine.arguments
    switch arguments[1] {
    case "hold": try await hold(arguments[2])
    default: try write(arguments[2])
    }
  }

  /// Until its input ends.
  private static func hold(_ folder: String) async throws {
    let lock = try await CacheLock.acquire(folder, waiting: { _ in })
    say("held")
    while readLine() != nil {}
    lock.release()
  }

  /// A run of some answers after the other, each with the next number in the place of the day.
  private static func write(_ folder: String) throws {
    let store = try Store.open(folder).store
    let identity = RunIdentity(source: "source", fingerprint: "fingerprint")
    var number = (try store.lastCompleteRun(of: "source")?.counts["number"] ?? 0) + 1
    while true {
      let run = try store.run(identity, at: 1_000)
      for first in stride(from: 0, to: Self.answersOfRun, by: Self.answersOfGroup) {
        let indices = first..<first + Self.answersOfGroup
        try run.keep(indices.map { answer(number, $0) })
        for index in indices { say("kept \(number) \(index)") }
      }
      try run.finish(counts: ["number": number], at: 2_000)
      say("finished \(number)")
      number += 1
    }
  }

  private static let answersOfRun = 40
  /// Which are kept in one transaction.
  private static let answersOfGroup = 4

  /// Half of the bodies are those of the run before.
  private static func answer(_ number: Int, _ index: Int) -> StoredAnswer {
    let edition = index.isMultiple(of: 2) ? 0 : number
    let digits = String(edition * 1_000 + index, radix: 16)
    return StoredAnswer(
      url: "http://a/\(number)/\(index)",
      digest: String(repeating: "0", count: 64 - digits.count) + digits,
      body: Array("\(edition) \(index) ".utf8) + (0..<index * 100).map { UInt8($0 % 251) },
      validity: Validity(fetchedAt: 1_500))
  }

  // Not `print`, which keeps lines back when nobody sees them.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

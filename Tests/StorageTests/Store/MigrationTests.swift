import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct `A store of the first version` {
  @Test func `is brought up to date with all that it has`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "cache/store.sqlite")
      let queue = try DatabaseQueue(path: folder.store)
      try DatabaseMigrator.store.migrate(queue, upTo: "1")
      try await queue.write { connection in
        try connection.execute(
          sql: """
            INSERT INTO runs VALUES
              (7, 'solar', 'planets', 0, 100, 110, '{"planets":8}'),
              (9, 'solar', 'planets', 0, 200, NULL, '{}');
            INSERT INTO bodies VALUES (1, ?, 2, ?);
            INSERT INTO answers VALUES (7, ?, 1, NULL, NULL, NULL, 90, NULL);
            """,
          arguments: [
            StoredAnswer.sample().digest, Data(Array("Io".utf8).deflated()),
            "http://a/1".stored,
          ])
      }
      try queue.close()

      let (store, warnings) = try Store.open(folder.cache)
      #expect(warnings == [])
      let run = try #require(try store.lastCompleteRun(of: "solar"))
      #expect(run.counts == ["planets": 8])
      #expect(!run.isCompared)
      #expect(try run.answer("http://a/1") == .sample())
      #expect(try store.run(.sample(), at: 210).isResumed)
      try store.close()
    }
  }
}

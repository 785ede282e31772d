import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct `The outline of a run` {
  private static func complete(_ store: Store, at time: Int) throws -> CompleteRun {
    let run = try store.run(.sample(), at: time)
    try run.keep(.sample())
    return try run.finish(counts: ["planets": 8], at: time + 1)
  }

  @Test func `is what its reader kept, and no other's`() async throws {
    try await Store.run { store, _ in
      let run = try Self.complete(store, at: 100)
      #expect(try run.outline(by: "one") == nil)
      try run.keep(outline: ["planets": 8], by: "one")
      #expect(try run.outline(by: "one") == Data(#"{"planets":8}"#.utf8))
      #expect(try run.outline(by: "two") == nil)
      try run.keep(outline: ["moons": 290], by: "two")
      #expect(try run.outline(by: "two") == Data(#"{"moons":290}"#.utf8))
      #expect(try run.outline(by: "one") == nil)
    }
  }

  @Test func `goes with the run`() async throws {
    try await Store.run { store, _ in
      for time in [100, 200, 300] {
        try Self.complete(store, at: time).keep(outline: [time], by: "one")
      }
      #expect(try store.count("outlines") == 2)
      #expect(try store.purge("solar", olderThan: 1_000).runs == 2)
      #expect(try store.count("outlines") == 0)
    }
  }
}

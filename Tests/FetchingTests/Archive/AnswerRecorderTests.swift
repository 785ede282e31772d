import Diagnostics
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Fetching

@Suite struct `A recorder` {
  /// What was written, by path. A class because the closures of a recorder share it.
  private final class Recording: Sendable {
    private let files = Mutex<[String: String]>([:])

    var written: [String: String] { files.withLock { $0 } }

    var recorder: AnswerRecorder {
      AnswerRecorder(source: "solar") { path, answer throws(Fault) in
        self.files.withLock { $0[path] = String(decoding: answer.body, as: UTF8.self) }
      }
    }
  }

  private static func client(_ recording: Recording, _ answers: [Answer]) -> Client {
    Client(
      transport: Script(answers).transport, policy: .sample(), clock: ImmediateClock(),
      recorders: [recording.recorder])
  }

  @Test func `writes down what was accepted, where recordings have it`() async throws {
    let recording = Recording()
    let client = Self.client(recording, [.sample(status: 503), .sample("broken"), .sample("Io")])
    _ = try await client.value(for: .sample()) { answer throws(Fault) in
      guard answer.body != Array("broken".utf8) else {
        throw Fault(.fetching, "x", "is broken", remedy: "Wait", category: .data)
      }
    }
    #expect(recording.written == ["solar/things/page-1.json": "Io"])
  }

  @Test(arguments: [404, 500])
  func `writes down nothing else`(status: Int) async throws {
    let recording = Recording()
    let client = Self.client(recording, [.sample("{}", status: status)])
    await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(recording.written.isEmpty)
  }

  @Test func `writes down what is unchanged or need not be asked for`() async throws {
    try await KeptRuns.inFolder { runs in
      try await runs.text(.sample(), at: 1_000, .sample("Io", headers: ["ETag": "1"]))
      try await runs.text(
        .detail(), at: 1_000, .sample("Europa", headers: ["Cache-Control": "max-age=600"]))
      let recording = Recording()
      let run = try runs.begin(at: 1_001)
      let client = runs.client(
        runs.archive(of: run, at: 1_001), recorders: [recording.recorder],
        answers: [.sample("", status: 304)])
      _ = try await client.text(for: .sample())
      _ = try await client.text(for: .detail())
      #expect(
        recording.written == ["solar/things/page-1.json": "Io", "solar/thing/1.json": "Europa"])
    }
  }

  @Test func `stops the run where it can't write`() async throws {
    let full = Fault(.fetching, "x", "is full", remedy: "Wait", category: .output)
    let client = Client(
      transport: Script([.sample("Io")]).transport, policy: .sample(), clock: ImmediateClock(),
      recorders: [AnswerRecorder(source: "solar") { _, _ throws(Fault) in throw full }])
    let fault = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(fault == full)
    #expect(client.tally.sent == 1)
  }
}

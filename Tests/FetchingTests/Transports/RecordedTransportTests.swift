import Diagnostics
import Fetching
import Foundation
import TestSupport
import Testing

@Suite struct RecordedTransportTests {
  @Test func `the sample data answers with the file a request names`() async throws {
    let transport = FileTransport(
      folder: "samples", files: ["samples/things/page-2.json": Array("[2]".utf8)])
    let answer = try await transport.answer(to: .sample(page: 2))
    #expect(answer.status == 200)
    #expect(answer.body == Array("[2]".utf8))
  }

  @Test func `what the sample data lacks is a 404 that names the file`() async throws {
    let transport = FileTransport(folder: "samples", files: [:])
    let answer = try await transport.answer(to: .sample(page: 3))
    #expect(answer.status == 404)
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == #"{"error":"there is no things/page-3.json in the sample data"}"#)
  }

  @Test func `a recorded folder answers with the file a request names`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("[1]", to: "samples/things/page-1.json")
      let transport = try FolderTransport(folder: folder.path, source: "samples")
      #expect(try await transport.answer(to: .sample()).body == Array("[1]".utf8))
      let missing = try await transport.answer(to: .sample(page: 2))
      #expect(missing.status == 404)
      #expect(String(decoding: missing.body, as: UTF8.self).contains("no things/page-2.json in"))
    }
  }

  @Test(arguments: [
    "../secret.json", "things/../../secret.json", "/etc/hostname", "", "things//page-1.json",
    "./things/page-1.json", "link.json", "linked/secret.json", "a\0b",
  ])
  func `a recorded folder is never left`(recording: String) async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("secret", to: "secret.json")
      try folder.write("[1]", to: "samples/things/page-1.json")
      let samples = folder.path + "/samples"
      try FileManager.default.createSymbolicLink(
        atPath: samples + "/link.json", withDestinationPath: "../secret.json")
      try FileManager.default.createSymbolicLink(
        atPath: samples + "/linked", withDestinationPath: folder.path)
      let transport = try FolderTransport(folder: folder.path, source: "samples")
      let request = try Request(base: .sample(), path: ["x"], recording: recording)
      #expect(try await transport.answer(to: request).status == 404)
    }
  }

  @Test func `a recorded folder may itself be a link`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("[1]", to: "real/things/page-1.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/samples", withDestinationPath: "real")
      let transport = try FolderTransport(folder: folder.path, source: "samples")
      #expect(try await transport.answer(to: .sample()).status == 200)
    }
  }

  @Test func `a folder in a file's place cannot be read`() async throws {
    try await TemporaryFolder.run { folder in
      try folder.write("", to: "samples/things/page-1.json/file")
      let transport = try FolderTransport(folder: folder.path, source: "samples")
      let file = "\(folder.path)/samples/things/page-1.json"
      await #expect(throws: TransportError.unreadable(file: file)) {
        try await transport.answer(to: .sample())
      }
    }
  }

  @Test func `a recorded file over the limit is an error`() async throws {
    try await TemporaryFolder.run { folder in
      let limit = Request.Content.picture.limit
      try folder.write(String(repeating: " ", count: limit + 1), to: "samples/things/page-1.json")
      let transport = try FolderTransport(folder: folder.path, source: "samples")
      await #expect(throws: TransportError.tooLarge(limit: limit)) {
        try await transport.answer(to: .sample(content: .picture))
      }
    }
  }

  @Test func `a folder without the source is a fault`() async throws {
    try await TemporaryFolder.run { folder in
      let fault = try #require(throws: Fault.self) {
        try FolderTransport(folder: folder.path, source: "samples")
      }
      #expect(
        fault.sentence == """
          \(folder.path) holds no folder 'samples'. Name the folder that holds 'samples', not that \
          folder itself.
          """)
    }
  }

  @Test func `a table answers by recording`() async throws {
    let transport = MemoryTransport(["things/page-1.json": .sample("[]")])
    #expect(try await transport.answer(to: .sample()).body == Array("[]".utf8))
    #expect(try await transport.answer(to: .sample(page: 2)).status == 404)
  }
}

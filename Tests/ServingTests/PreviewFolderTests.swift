import Foundation
import TestSupport
import Testing

@testable import Serving

@Suite struct `A folder of the preview` {
  @Test func `gives its files and says what a folder is`() async throws {
    try await TemporaryFolder.run { scratch in
      try scratch.write("text", to: "site/a/b.html")
      let folder = PreviewFolder(path: "\(scratch.path)/site")
      guard case .file(let bytes) = try folder.item(at: ["a", "b.html"]),
        case .folder = try folder.item(at: ["a"])
      else {
        Issue.record("nothing was found")
        return
      }
      #expect(bytes == Array("text".utf8))
      #expect(try folder.item(at: ["a", "c.html"]) == nil)
      #expect(try folder.item(at: ["a", "b.html", "c"]) == nil)
    }
  }

  @Test func `is not left, whatever the names say`() async throws {
    try await TemporaryFolder.run { scratch in
      try scratch.write("secret", to: "secret.txt")
      try scratch.write("secret", to: "site/.hidden/a.txt")
      let site = "\(scratch.path)/site"
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: "\(site)/link.txt", withDestinationPath: "../secret.txt")
      try manager.createSymbolicLink(atPath: "\(site)/linked", withDestinationPath: "..")
      try #require(mkfifo("\(site)/pipe", 0o600) == 0)
      let folder = PreviewFolder(path: site)
      let ways: [[String]] = [
        ["link.txt"], ["linked", "secret.txt"], [".hidden", "a.txt"], ["..", "secret.txt"],
        ["../secret.txt"], ["", "secret.txt"], ["\(scratch.path)/secret.txt"], ["pipe"],
        ["secret.txt\0.html"], [String(repeating: "a", count: 300)],
      ]
      for way in ways { #expect(try folder.item(at: way) == nil, "\(way)") }
    }
  }
}

extension PreviewFolder.Item: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.file(let left), .file(let right)): left == right
    case (.folder, .folder): true
    default: false
    }
  }
}

import Embedded
import Foundation
import Testing

@testable import wikigen

@Suite struct `Embedded files` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path(percentEncoded: false).absolutePath(in: "/")

  @Test func `they are the files of the four folders, byte by byte`() throws {
    let folders = ["Fixtures", "Starter", "Templates", "Theme"]
    let expected = try folders.flatMap { folder in
      try FolderTree(root: "\(Self.root)/\(folder)").files().map { "\(folder)/\($0)" }
    }
    #expect(EmbeddedFiles.paths == expected.sorted())
    for path in EmbeddedFiles.paths {
      #expect(
        try EmbeddedFiles.bytes(at: path) == FolderTree.bytes(ofFile: "\(Self.root)/\(path)"))
    }
  }

  @Test func `a path that is none of them has no bytes`() {
    #expect(EmbeddedFiles.bytes(at: "Theme/none") == nil)
  }
}

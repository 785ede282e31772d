import Diagnostics
import Embedded
import Foundation
import Testing

@testable import wikigen

@Suite struct `Layers of files` {
  private func layers(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> FileLayers {
    try FileLayers(try BuildSettings.sample(arguments, in: folder.path))
  }

  @Test func `without folders of the user's own there are the program's`() throws {
    let layers = try layers(in: TemporaryFolder())
    let embedded = EmbeddedFiles.paths.filter {
      $0.hasPrefix("Templates/") || $0.hasPrefix("Theme/")
    }
    #expect(layers.paths == embedded)
    for path in embedded { #expect(try layers.bytes(at: path) == EmbeddedFiles.bytes(at: path)) }
  }

  @Test func `a file of the working directory replaces the program's of its name only`() throws {
    let folder = try TemporaryFolder(["Theme/css/mine.css": "a", "Templates/x/y.md": "b"])
    let layers = try layers(in: folder)
    #expect(try layers.bytes(at: "Theme/css/mine.css") == Array("a".utf8))
    #expect(try layers.bytes(at: "Templates/x/y.md") == Array("b".utf8))
    #expect(try layers.bytes(at: "Theme/none.css") == nil)
    #expect(layers.paths.contains("Theme/css/mine.css"))
    #expect(Set(layers.paths).isSuperset(of: EmbeddedFiles.paths.filter { $0.hasPrefix("Th") }))
  }

  @Test func `a folder that is named takes the place of the one in the working directory`() throws {
    let folder = try TemporaryFolder(["Theme/a.css": "a", "my/b.css": "b"])
    let layers = try layers(["--theme", "my"], in: folder)
    #expect(!layers.paths.contains("Theme/a.css"))
    #expect(try layers.bytes(at: "Theme/b.css") == Array("b".utf8))
  }

  @Test(arguments: ["templates", "theme"])
  func `a folder that is named must exist`(flag: String) throws {
    let folder = try TemporaryFolder()
    let fault = try #require(throws: Fault.self) { try layers(["--\(flag)", "no"], in: folder) }
    #expect(fault.sentence == "no is no folder that can be read. Correct --\(flag).")
    #expect(fault.category == .configuration)
  }

  @Test func `hidden files, folders and pipes are left out`() throws {
    let folder = try TemporaryFolder([
      "Theme/.hidden": "", "Theme/.git/config": "", "Theme/css/.swp": "", "Theme/q/q.css": "",
    ])
    #expect(mkfifo("\(folder.path)/Theme/pipe", 0o600) == 0)
    #expect(try FolderTree(root: "\(folder.path)/Theme").files() == ["q/q.css"])
  }

  @Test func `links inside the folder are followed, also to folders above them`() throws {
    let folder = try TemporaryFolder(["T/a/x.md": "x"])
    try folder.link("T/file.md", to: "a/x.md")
    try folder.link("T/b", to: "a")
    try folder.link("T/a/up", to: "..")
    try folder.link("Linked", to: "T")
    let expected = ["a/x.md", "b/x.md", "file.md"]
    #expect(try FolderTree(root: "\(folder.path)/T").files() == expected)
    #expect(try FolderTree(root: "\(folder.path)/Linked").files() == expected)
  }

  @Test(arguments: ["../secret", "/etc"])
  func `a link that leads out is a fault`(destination: String) throws {
    let folder = try TemporaryFolder(["secret": "s", "Theme/a.css": ""])
    try folder.link("Theme/x", to: destination)
    let theme = "\(folder.path)/Theme"
    let fault = try #require(throws: Fault.self) { try layers(in: folder) }
    #expect(
      fault.sentence
        == "\(theme)/x is a link that leads out of \(theme). Put the file itself there.")
  }

  @Test(arguments: [
    ("/b/../x", "/x"), ("/a/./x//y", "/a/x/y"), ("/link/deep/new", "/a/deep/new"),
    ("/link/../new", "/new"), ("/no/../link", "/a"),
  ])
  func `a path is resolved as far as it is there`(path: String, expected: String) throws {
    let folder = try TemporaryFolder(["a/deep/file": "", "b/file": ""])
    try folder.link("link", to: "a")
    #expect("\(folder.path)\(path)".resolvedPath == folder.path.resolvedPath + expected)
  }

  @Test func `a link to nothing is a fault`() throws {
    let folder = try TemporaryFolder(["Theme/a.css": ""])
    try folder.link("Theme/x", to: "gone")
    let fault = try #require(throws: Fault.self) { try layers(in: folder) }
    #expect(
      fault.sentence
        == "\(folder.path)/Theme/x can't be read. Correct its permissions, or remove it.")
    #expect(fault.category == .configuration)
  }
}

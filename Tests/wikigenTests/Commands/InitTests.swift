import ArgumentParser
import Diagnostics
import Embedded
import Foundation
import Testing

@testable import wikigen

@Suite struct `Beginning a wiki` {
  @Test func `writes what it is made from and how it is renewed`() throws {
    let scratch = try TemporaryFolder()
    try begin("My Wiki!", in: scratch)
    let files = try files(of: "\(scratch.path)/My Wiki!")
    #expect(
      files == [
        ".github/workflows/wiki.yml", ".gitignore", ".gitlab-ci.yml", "README.md", "install.sh",
        "nightly.sh", "systemd/publish.sh", "systemd/wikigen.service", "systemd/wikigen.timer",
        "wikigen.yml",
      ])
    for file in files {
      let text = try String(
        contentsOf: URL(filePath: "\(scratch.path)/My Wiki!/\(file)"), encoding: .utf8)
      #expect(text.firstMatch(of: /@[A-Z]+@/) == nil, "\(file)")
    }
  }

  @Test func `copies templates and theme where that is asked for`() throws {
    let scratch = try TemporaryFolder()
    try begin("a", "--with-templates", "--with-theme", in: scratch)
    let files = Set(try files(of: "\(scratch.path)/a"))
    let expected = EmbeddedFiles.paths.filter {
      $0.hasPrefix("Templates/") || $0.hasPrefix("Theme/")
    }
    #expect(files.isSuperset(of: expected))
  }

  @Test func `overwrites nothing, and then writes nothing`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("mine", to: "a/README.md")
    try scratch.link("a/.gitignore", to: "nowhere")
    #expect(
      throws: Fault.startTaken([".gitignore", "README.md"], in: "a")
    ) { try begin("a", in: scratch) }
    #expect(try files(of: "\(scratch.path)/a") == [".gitignore", "README.md"])
  }

  @Test func `runs at an odd minute, away from full and half hours, another one for another wiki`()
    async throws
  {
    let minutes = (0..<100).map { number in
      let files = StarterFiles(name: "wiki-\(number)", withTemplates: false, withTheme: false)
      let text = String(decoding: files.files["systemd/wikigen.timer"] ?? [], as: UTF8.self)
      return text.firstMatch(of: /03:([0-9]+):00/).flatMap { Int($0.1) } ?? 0
    }
    #expect(minutes.allSatisfy { $0 % 2 == 1 && (3...57).contains($0) && abs($0 - 30) > 3 })
    #expect(Set(minutes).count > 10)
  }

  private func begin(_ arguments: String..., in scratch: TemporaryFolder) throws {
    let command = try #require(try WikigenCommand.parseAsRoot(["init"] + arguments) as? InitCommand)
    try command.begin(
      in: Surroundings(environment: [:], workingDirectory: scratch.path, processors: 1),
      console: Console(
        write: { _ in }, complain: { _ in }, progressStyle: .log, ink: .plain))
  }

  private func files(of folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return !isThere || !isFolder.boolValue
    }.sorted()
  }
}

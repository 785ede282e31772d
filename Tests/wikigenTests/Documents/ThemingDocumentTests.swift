import Embedded
import Foundation
import TestSupport
import Testing

/// What its changes look like in a browser is in `Tests/Browser/test_theming.py`.
@Suite struct `What Docs_theming_md says` {
  @Test func `of tokens is all that there are, and there is no other`() throws {
    #expect(try ThemingDocument().properties == ThemingDocument.defined(in: "tokens.css"))
  }

  @Test func `of files is true of the program's own`() throws {
    let document = try ThemingDocument()
    let own = EmbeddedFiles.paths + document.files.keys
    let named = document.paths.filter { !$0.contains("<") && !$0.hasSuffix("/de.yml") }
    #expect(named.count > 20)
    for path in named where document.refusals.allSatisfy({ $0.path != path }) {
      let pattern = path.split(separator: "*", omittingEmptySubsequences: false)
      let isThere = own.contains { file in
        file.hasPrefix(pattern[0])
          && (pattern.count == 1 ? file == path : file.hasSuffix(pattern[1]))
      }
      #expect(isThere, "\(path)")
    }
    for file in EmbeddedFiles.paths where file.hasPrefix("T") {
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      #expect(named.contains { $0.hasPrefix(folder) }, "\(file)")
    }
  }

  @Test(arguments: ["css", "js"])
  func `of the order of files is the program's own with one more`(folder: String) throws {
    let path = "Theme/\(folder)/order.txt"
    let own = try String(contentsOfFile: CheckoutFolder.path(path), encoding: .utf8)
    #expect(try ThemingDocument().files[path] == own + "mine.\(folder)\n")
  }

  @Test func `of an episode's template is the program's own with one more line`() throws {
    let path = "Templates/rickandmorty/episode.md"
    let own = try String(contentsOfFile: CheckoutFolder.path(path), encoding: .utf8)
    let shown = try #require(try ThemingDocument().files[path])
    #expect(shown.replacing("\n{{> glance}}\n", with: "") == own)
  }

  @Test func `of scripts is true of those that its own leans on`() throws {
    let words = try String(
      contentsOfFile: CheckoutFolder.path("Theme/js/words.js"), encoding: .utf8)
    for name in ["whenReady", "make", "say", "draw"] {
      #expect(words.contains("\nfunction \(name)("), "\(name)")
    }
  }

  @Test(arguments: try ThemingDocument().refusals)
  func `of what stops a build is what it says then`(refusal: ThemingDocument.Refusal) async throws {
    let folder = try TemporaryFolder([refusal.path: refusal.text + "\n"])
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--images", "none", "--quiet"], in: folder)
    #expect([65, 78].contains(run.code))
    #expect(run.complaints.contains(refusal.sentence), "\(run.complaints)")
  }

  @Test func `of what stops a build is said of fourteen files`() throws {
    #expect(try ThemingDocument().refusals.count == 14)
  }

  @Test func `of all its changes makes a wiki that stands, with no dead link`() async throws {
    let folder = try TemporaryFolder(ThemingDocument().files)
    let build = try await BuiltProgram.run(["build", "--fixtures"], in: folder)
    #expect(build.code == 0, "\(build.complaints)")
    let check = try await BuiltProgram.run(["check", "--strict", "site"], in: folder)
    #expect(check.code == 0, "\(check.output)")
    let files = try SiteFiles("site", in: folder)
    let styles = try #require(
      files.paths.first { $0.wholeMatch(of: /assets\/site-.*\.css/) != nil })
    let shown = try ThemingDocument().files
    #expect(files.text(styles).hasSuffix(shown["Theme/css/mine.css"] ?? "-"))
    let script = try #require(files.paths.first { $0.wholeMatch(of: /assets\/site-.*\.js/) != nil })
    #expect(files.text(script).contains(shown["Theme/js/mine.js"] ?? "-"))
    #expect(files.text("404.html").contains("--paper:light-dark(#fff8ec,#1a140d)"))
  }

  @Test func `of copying all files is what init does`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      ["init", "my-wiki", "--with-templates", "--with-theme"], in: folder)
    #expect(run.code == 0)
    let own = EmbeddedFiles.paths.filter { $0.hasPrefix("Templates/") || $0.hasPrefix("Theme/") }
    #expect(try SiteFiles("my-wiki", in: folder).paths.isSuperset(of: own))
    let document = try String(
      contentsOfFile: CheckoutFolder.path("Docs/theming.md"), encoding: .utf8)
    #expect(document.contains("\nwikigen init my-wiki --with-templates --with-theme\n"))
  }
}

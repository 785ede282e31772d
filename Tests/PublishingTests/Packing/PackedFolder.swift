import Diagnostics
import Foundation

@testable import Publishing

extension ScratchFolder {
  /// A site of a page, a picture and a style sheet, whose digests are those of the manifests that
  /// builds write.
  func publishSample(_ text: String = "<p>Io</p>") async throws {
    _ = try await Publisher.sample(at: site).publish(.sample(Self.samples(text)))
  }

  static let picture: [UInt8] = [0xFF, 0xD8] + (0..<2_000).map { UInt8(truncatingIfNeeded: $0) }

  private static func samples(_ text: String) -> [PlannedFile] {
    let style = String(repeating: "p { color: red }\n", count: 100)
    return [
      .sample(
        "index.html",
        "<!doctype html><html lang=\"de-AT\" data-site=\"solar\"><head><title>Io &amp; Co</title>"
          + "<meta name=\"description\" content=\"Moons.\"></head><body>\(text)</body></html>"),
      .sample("moons/1-io.html", text + String(repeating: " <b>Io</b>", count: 200)),
      PlannedFile(
        path: "images/io.jpeg",
        digest: "4dd812b49904ee08ceea9c4defa2e746beadd25b31d8bfc9ecbb968334a0341c", isPage: false,
        bytes: { picture }),
      .sample("assets/site.css", style),
    ]
  }

  func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }

  /// What a program says, and the code that it ends with.
  func run(_ program: String, _ arguments: [String]) throws -> (code: Int32, words: String) {
    let words = "\(path)/said.txt"
    try Data().write(to: URL(filePath: words))
    let output = try FileHandle(forWritingTo: URL(filePath: words))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(filePath: path)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    return (process.terminationStatus, try text(of: "said.txt"))
  }
}

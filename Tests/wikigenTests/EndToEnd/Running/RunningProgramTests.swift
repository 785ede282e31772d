import Foundation
import TestSupport
import Testing

@Suite struct `A program that tests run` {
  /// `/proc/self/fd` is Linux's.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func `leaves none of its streams open here`() async throws {
    let folder = try TemporaryFolder()
    for _ in 0..<3 { #expect(try await BuiltProgram.run(["--version"], in: folder).code == 0) }
    #expect(try Self.openFiles().filter(Self.isStream) == [])
  }

  /// Whether it is one of a program that is done with: its folder is removed then.
  private static func isStream(_ path: String) -> Bool {
    path.hasSuffix("/out (deleted)") || path.hasSuffix("/err (deleted)")
  }

  private static func openFiles() throws -> [String] {
    let list = "/proc/self/fd"
    return try FileManager.default.contentsOfDirectory(atPath: list).compactMap { number in
      // Some are closed by others in the meantime.
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(list)/\(number)")
    }
  }
}

#if canImport(Glibc)
  import CPlatform
  import Foundation
  import Glibc
  import Testing

  @Suite struct `Memory in large pages` {
    private static let hasLargePages = FileManager.default.fileExists(
      atPath: "/sys/kernel/mm/transparent_hugepage")

    @Test(.enabled(if: hasLargePages, "The system has no transparent huge pages."))
    func `is asked for wherever a thread gets its memory`() async throws {
      platform_take_memory_in_large_parts()
      let flags = try await Self.inThread {
        for _ in 0..<1000 { platform_want_large_pages() }
        let block = malloc(32 << 10)
        defer { free(block) }
        return try Self.flags(ofMemoryAt: UInt(bitPattern: block))
      }
      #expect(flags.contains("hg"), "\(flags)")
    }

    private static func inThread<Value: Sendable>(
      _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
      }
    }

    /// What the system notes of a mapping: https://docs.kernel.org/filesystems/proc.html, `smaps`.
    private static func flags(ofMemoryAt address: UInt) throws -> [Substring] {
      // A file of the system tells no size, and comes in many parts.
      let file = try #require(FileHandle(forReadingAtPath: "/proc/self/smaps"))
      let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      var isThere = false
      for line in maps.split(separator: "\n") {
        if let range = range(line) { isThere = range.contains(address) }
        if isThere, line.hasPrefix("VmFlags:") { return line.split(separator: " ") }
      }
      return []
    }

    /// Of the first line of a mapping.
    private static func range(_ line: Substring) -> Range<UInt>? {
      let bounds = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
      guard bounds.count == 2, let start = bounds[0], let end = bounds[1] else { return nil }
      return start..<end
    }
  }
#endif

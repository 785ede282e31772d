import Foundation
import Testing

@testable import Rendering

@Suite struct `A long value` {
  // Inputs of this kind take Markdown parsers quadratic time, which at this length is ten thousand
  // times a plain text's and more; a reference takes five times the letters and the work of a node
  // of its own.
  @Test(arguments: [
    "[", "![", "*", "_", "**a ", "`", "``a", "<", "<!--", "&", "~", "\\", "|", "> ", "- ", "](",
    "\n",
    "\t", "[a](", "a*b_", "&#", "\u{FEFF}",
  ])
  func `takes no more than its length in time, whatever it repeats`(piece: String) throws {
    let length = 100_000
    let hostile = String(repeating: piece, count: length / piece.utf8.count)
    let plain = String(repeating: "a", count: length)
    for context in ValueContext.all where ["text", "a table"].contains(context.name) {
      let bench = try ValueBench(context)
      let usual = try Self.time { try bench.html(plain) }
      let taken = try Self.time { try bench.html(hostile) }
      #expect(taken < usual * 500, "\(context.name)")
    }
  }

  /// Of this thread alone: other tests run beside this one.
  private static func time(_ body: () throws -> String) throws -> Double {
    var pages: [String] = []
    let start = seconds()
    pages.append(try body())
    let once = seconds() - start
    pages.append(try body())
    return min(once, seconds() - start - once)
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

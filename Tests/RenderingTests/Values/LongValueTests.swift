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

  private static func time(_ body: () throws -> String) throws -> Duration {
    let clock = ContinuousClock()
    var pages: [String] = []
    let once = try clock.measure { pages.append(try body()) }
    // The lesser of two, since other tests run beside this one.
    return min(once, try clock.measure { pages.append(try body()) })
  }
}

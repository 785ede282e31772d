import Diagnostics
import Testing
import Wiki

@testable import Rendering

@Suite struct `The words` {
  private let base = ThemeFile(
    "Theme/strings/en.yml",
    """
    separator: ", "
    thousands: "."
    decimal: ","
    date: "{day}. {month}"
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    list: {empty: Nothing}
    """)

  private func text(_ key: String, count: Int? = nil, of words: Words) throws -> String {
    var arguments: Phrase.Arguments = [:]
    if let count { arguments["count"] = .number(count) }
    return try Wording(words: words) { _ in nil }.text(.sentence(key, arguments))
  }

  @Test func `of several files are one table`() throws {
    let words = try words("list:\n  full: All\nmoons:\n  one: a moon\n  other: moons\n")
    #expect(try text("list.empty", of: words) == "Nothing")
    #expect(try text("list.full", of: words) == "All")
    #expect(words.separator == ", ")
    #expect(words.months.last == "12")
  }

  @Test func `may be spread over no lines at all`() throws {
    #expect(try words("# nothing yet\n").plainWord("list.empty") == "Nothing")
  }

  @Test(
    arguments: [(0, "none"), (1, "one"), (2, "many"), (-1, "many"), (nil, "many")]
      as [(Int?, String)])
  func `of a plural go by the count`(count: Int?, expected: String) throws {
    let words = try words("moons: {zero: none, one: one, other: many}")
    #expect(try text("moons", count: count, of: words) == expected)
  }

  @Test func `of a plural without a zero take the many`() throws {
    #expect(try text("moons", count: 0, of: words("moons: {one: one, other: many}")) == "many")
  }

  @Test func `that are missing are told the nearest`() throws {
    let words = try words("moons: {one: one, other: many}")
    let files = ["Theme/strings/en.yml", "more.yml"]
    #expect(throws: Fault.missingWord("list.emty", in: files, nearest: "list.empty")) {
      try text("list.emty", of: words)
    }
    #expect(throws: Fault.missingWord("months", in: files, nearest: "months")) {
      try text("months", of: words)
    }
  }

  @Test(arguments: ["separator", "thousands", "decimal", "date", "months"])
  func `that every wiki needs are asked for at once`(key: String) throws {
    let text = try base.text().split(separator: "\n").filter { !$0.hasPrefix(key) }
    let file = ThemeFile(base.path, text.joined(separator: "\n"))
    #expect(throws: Fault.missingWord(key, in: [base.path], nearest: nil)) {
      try Words(reading: [file])
    }
  }

  @Test func `are twelve months`() {
    let file = ThemeFile(
      base.path, "separator: a\nthousands: b\ndecimal: c\ndate: d\nmonths: [1, 2]\n")
    #expect(throws: Fault.missingWord("months", in: [base.path], nearest: nil)) {
      try Words(reading: [file])
    }
  }

  @Test func `stand in one file only`() {
    #expect(throws: Fault.wordTwice("list.empty", in: "more.yml")) {
      try words("list: {empty: Void}")
    }
  }

  @Test(arguments: [
    ("a: b\nc: [d", 3), ("a: b\n\tc: d", 2), ("- a\n- b", 1), ("a", 1), ("a: b\n*c : d\n", 2),
    ("a: &x b\nc: *x\n? [1]\n: d\n", 3),
  ])
  func `are a map of keys and texts`(text: String, line: Int) {
    #expect { try words(text) } throws: { error in
      error as? Fault == .brokenStrings("more.yml", line: line)
        || error as? Fault == .brokenStrings("more.yml", line: nil)
    }
  }

  @Test func `have a key once`() {
    #expect(throws: Fault.keyTwice("b", in: "more.yml:2")) {
      try words("a:\n  b: c\n  d: e\n  b: f\n")
    }
  }

  @Test func `of another spelling are told where one is missing`() throws {
    let files = ["Theme/strings/en.yml", "more.yml"]
    #expect(throws: Fault.missingWord("moons", in: files, nearest: "mons")) {
      try words("mons: a").check(against: words("moons: a"))
    }
  }

  @Test func `are plain where they have one form and no arguments`() throws {
    let words = try words("a: plain\nb: \"with {x}\"\nc: {one: x, other: y}\n")
    #expect(words.plainWord("a") == "plain")
    #expect(words.plainWord("b") == nil)
    #expect(words.plainWord("c") == nil)
    #expect(words.plainWord("d") == nil)
  }

  @Test func `say all that the reference says`() throws {
    let reference = try words("list: {some: \"{count} of {all}\"}\nmoons: {one: a, other: b}")
    try words("list: {some: \"{all}\"}\nmoons: \"{count}\"").check(against: reference)
    let files = ["Theme/strings/en.yml", "more.yml"]
    #expect(throws: Fault.missingWord("list.some", in: files, nearest: nil)) {
      try words("moons: {one: a, other: b}").check(against: reference)
    }
    #expect(throws: Fault.unknownArgument("al", of: "list.some", nearest: "all")) {
      try words("list: {some: \"{al}\"}\nmoons: a").check(against: reference)
    }
  }

  private func words(_ text: String) throws(Fault) -> Words {
    try Words(reading: [base, ThemeFile("more.yml", text)])
  }
}

import TestSupport
import Testing

@testable import Rendering

@Suite struct `A value of the data` {
  private static let seed: UInt64 = 2_026

  @Test(arguments: ValueContext.all)
  func `is shown as it is and changes nothing else, whatever it is`(context: ValueContext) throws {
    let bench = try ValueBench(context)
    let word = "Plumbus"
    let plain = try bench.page(word)
    let values = HostileText(seed: Self.seed).prefix(SoakCount.cases(20_000))
    for (number, value) in values.enumerated() where number > 0 {
      let page = try bench.page(value)
      try #require(
        page == plain.replacing(word, with: ShownText.of(value)),
        "seed \(Self.seed), text \(number): \(Self.spelled(value))")
    }
  }

  @Test(arguments: ValueContext.all)
  func `leaves no trace where it is empty`(context: ValueContext) throws {
    let bench = try ValueBench(context)
    let expected =
      try context.whenEmpty == nil
      ? bench.page("Plumbus").replacing("Plumbus", with: "") : bench.emptyPage()
    #expect(try bench.page("").withoutSpaces == expected.withoutSpaces)
  }

  private static func spelled(_ value: String) -> String {
    value.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}

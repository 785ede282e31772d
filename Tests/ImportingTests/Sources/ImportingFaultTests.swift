import Diagnostics
import Testing

@testable import Importing

@Suite struct ImportingFaultTests {
  @Test func `an incomplete list says what is missing and that nothing was published`() {
    let fault = Fault.incomplete("https://api.example/character", got: 825, of: 826)
    #expect(
      fault.sentence == """
        https://api.example/character gave 825 of the 826 entries it counts, even when asked by \
        id. Try again later; nothing was published.
        """)
    #expect(fault.category == .data)
  }
}

import Diagnostics
import Testing

@testable import wikigen

@Suite struct `A page that is not what was known of it` {
  @Test func `is told as a bug, with what to do until it is mended`() {
    let fault = Fault.wronglyKnown("movies/603-the-matrix.html")
    #expect(fault.category == .bug)
    #expect(
      fault.sentence
        == "movies/603-the-matrix.html is not the page that was made from the same before. "
        + "This is a bug of wikigen; please report it. "
        + "Remove the file 'pages' of the cache to have all pages read.")
  }
}

import Fetching
import Testing

@testable import Importing

@Suite struct NeverHealsTests {
  @Test(arguments: [
    (500, #"{"error":"Hey! you must provide an id"}"#, true),
    (500, #"{"error":"Bad... bad array :/"}"#, true),
    (500, #"{"error":"Internal Server Error"}"#, false), (500, "", false),
    (503, #"{"error":"Bad... bad array :/"}"#, false), (429, "", false),
  ])
  func `two of the API's 500s are not worth asking again`(
    status: Int, body: String, neverHeals: Bool
  ) {
    let answer = Answer(status: status, body: Array(body.utf8))
    #expect(RickAndMorty.source.neverHeals(answer) == neverHeals)
  }
}

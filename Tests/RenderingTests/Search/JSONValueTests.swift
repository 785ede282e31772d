import Foundation
import TestSupport
import Testing

@testable import Rendering

@Suite struct `JSON in a script` {
  @Test func `is compact and keeps its order`() {
    let value = JSONValue.object([
      ("b", .list([.number(-1), .flag(true), .text("x")])), ("a", .object([])), ("c", .texts([])),
    ])
    #expect(String(decoding: value.bytes, as: UTF8.self) == #"{"b":[-1,true,"x"],"a":{},"c":[]}"#)
  }

  @Test(arguments: [
    ("</script><!--", #""\u003c/script>\u003c!--""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\"\\\n\r\t\0", #""\"\\\n\u000d\u0009\u0000""#), ("é日👩‍⚖️", #""é日👩‍⚖️""#), ("\u{7F}", #""\u007f""#),
    ("\u{2027}\u{202A}\u{2008}", "\"\u{2027}\u{202A}\u{2008}\""), ("a\u{2029}b", #""a\u2029b""#),
  ])
  func `escapes what ends a string, a line or a script`(text: String, json: String) {
    #expect(String(decoding: JSONValue.text(text).bytes, as: UTF8.self) == json)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `says what it is given`(seed: UInt64) throws {
    for text in HostileText(seed: seed).prefix(300) {
      let bytes = JSONValue.text(text).bytes
      let read = try JSONDecoder().decode(String.self, from: Data(bytes))
      #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars), "\(seed)")
    }
  }
}

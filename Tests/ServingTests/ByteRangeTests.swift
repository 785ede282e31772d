import Testing

@testable import Serving

@Suite struct `A range of bytes` {
  @Test(arguments: [
    ("bytes=0-3", ByteRange.part(0..<4)), ("bytes=4-", .part(4..<10)), ("bytes=-3", .part(7..<10)),
    ("bytes=-30", .part(0..<10)), ("bytes=8-99", .part(8..<10)), ("bytes=9-9", .part(9..<10)),
  ])
  func `is cut from the file`(field: String, range: ByteRange) {
    #expect(ByteRange(field, ofLength: 10) == range)
  }

  @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0"])
  func `behind the end of the file can't be given`(field: String) {
    #expect(ByteRange(field, ofLength: 10) == .unsatisfiable)
  }

  @Test(arguments: [
    nil, "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=3-1", "bytes=0-1,3-4", "items=0-3",
    "bytes=+1-3", "bytes=99999999999999999999-",
  ])
  func `that can't be understood is the whole file`(field: String?) {
    #expect(ByteRange(field, ofLength: 10) == .whole)
  }
}

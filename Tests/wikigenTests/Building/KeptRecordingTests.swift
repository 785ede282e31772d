import Testing

@testable import wikigen

@Suite struct `The room for what was read of pages` {
  @Test func `is given until it is full`() {
    let room = RecordingRoom(bytes: 10)
    #expect(room.take(4))
    #expect(room.take(6))
    #expect(!room.take(1))
  }

  @Test func `is not given to what is larger, and what fits is not turned away for it`() {
    let room = RecordingRoom(bytes: 10)
    #expect(!room.take(11))
    #expect(room.take(10))
  }
}

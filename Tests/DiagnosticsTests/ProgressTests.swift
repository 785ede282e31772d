import Diagnostics
import Synchronization
import Testing

@Suite struct `The progress of a run` {
  @Test func `reaches whoever asked for it, in order`() {
    let heard = Mutex<[Progress.Event]>([])
    let progress = Progress { event in heard.withLock { $0.append(event) } }
    progress.report(.began(.fetching, of: "solar"))
    progress.report(.fetched(list: "characters", in: .page, done: 1, total: 42))
    #expect(
      heard.withLock { $0 }
        == [
          .began(.fetching, of: "solar"),
          .fetched(list: "characters", in: .page, done: 1, total: 42),
        ])
  }
}

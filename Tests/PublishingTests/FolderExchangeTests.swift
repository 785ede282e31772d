import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Publishing

@Suite struct `Exchange of folders` {
  @Test func `a failed exchange is undone`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      let before = try scratch.tree()
      await #expect(throws: Fault.notExchanged(scratch.site, EIO)) {
        let plan = PublishPlan.sample([.sample("new.html")])
        _ = try await publisher(at: scratch.site, failingAt: [2]).publish(plan)
      }
      #expect(try scratch.tree() == before)
      #expect(try scratch.names() == ["site"])
    }
  }

  @Test(arguments: [true, false])
  func `an exchange that does not begin changes nothing`(hasSite: Bool) async throws {
    try await ScratchFolder.with { scratch in
      if hasSite { _ = try await Publisher.sample(at: scratch.site).publish(.sample()) }
      await #expect(throws: Fault.notExchanged(scratch.site, EIO)) {
        _ = try await publisher(at: scratch.site, failingAt: [1]).publish(
          .sample([.sample("new.html")]))
      }
      #expect(try scratch.names() == (hasSite ? ["site"] : []))
    }
  }

  @Test func `a site that another run made meanwhile stays`() async throws {
    try await ScratchFolder.with { scratch in
      let other = try await Publisher.sample(at: scratch.site + "-other").publish(.sample())
      #expect(other.files > 0)
      let late = FolderExchange { first, second in
        Issue.record("\(first) and \(second) change places")
        return EIO
      } rename: { from, to in
        Foundation.rename(scratch.site + "-other", to)
        return Foundation.rename(from, to) == 0 ? 0 : errno
      }
      await #expect(throws: Fault.busyOutput(scratch.site)) {
        _ = try await Publisher(
          output: scratch.site, isForced: false, jobs: 1, progress: .silent, exchange: late
        ).publish(.sample([.sample("new.html")]))
      }
      #expect(try scratch.names() == ["site"])
      #expect(try !scratch.tree().keys.contains("site/new.html"))
    }
  }

  @Test func `a site that can't be put back is kept, named and found again`() async throws {
    try await ScratchFolder.with { scratch in
      _ = try await Publisher.sample(at: scratch.site).publish(.sample())
      let before = try scratch.tree()
      let fault = await #expect(throws: Fault.self) {
        _ = try await publisher(at: scratch.site, failingAt: [2, 3])
          .publish(.sample([.sample("new.html")]))
      }
      let aside = ".site.wikigen-\(getpid()).old"
      #expect(fault?.remedy.hasSuffix(aside) == true)
      #expect(try scratch.names() == [aside])
      try Publisher.sample(at: scratch.site).check(for: .live)
      #expect(try scratch.tree() == before)
    }
  }

  private func publisher(at output: String, failingAt calls: Set<Int>) -> Publisher {
    let count = Atomic(0)
    return Publisher(
      output: output, isForced: false, jobs: 1, progress: .silent,
      exchange: FolderExchange(exchange: { _, _ in ENOTSUP }) { from, to in
        let call = count.add(1, ordering: .relaxed).newValue
        if calls.contains(call) { return EIO }
        return rename(from, to) == 0 ? 0 : errno
      })
  }
}

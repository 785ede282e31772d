import CPlatform
import Dispatch
import Synchronization

/// Both values, made at the same time where a processor is free.
public func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  let made = Mutex<(first: First?, second: Second?)>((nil, nil))
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      let value = first()
      made.withLock { $0.first = value }
    } else {
      let value = second()
      made.withLock { $0.second = value }
    }
  }
  guard case (let first?, let second?) = made.withLock(\.self) else {
    preconditionFailure("each of the two was called")
  }
  return (first, second)
}

/// Values in the order of so many places, made in chunks of neighbours by as many processors as are free.
///
/// Within another such call it has its share of them, which on two processors is one: libdispatch divides them among
/// the calls (`DispatchQueue.concurrentPerform`,
/// https://github.com/swiftlang/swift-corelibs-libdispatch/blob/main/src/apply.c).
///
/// - Parameter perChunk: places that are made one after the other: few are hardly worth a thread's attention.
public func concurrently<Value: Sendable>(
  _ count: Int, perChunk: Int = 256, _ make: @Sendable (Range<Int>) -> [Value]
) -> [Value] {
  let chunks = stride(from: 0, to: count, by: perChunk).map { $0..<min($0 + perChunk, count) }
  guard chunks.count > 1 else { return make(0..<count) }
  let made = Mutex([[Value]](repeating: [], count: chunks.count))
  DispatchQueue.concurrentPerform(iterations: chunks.count) { index in
    platform_want_large_pages()
    let values = make(chunks[index])
    made.withLock { $0[index] = values }
  }
  return made.withLock { $0.flatMap(\.self) }
}

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

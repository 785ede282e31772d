import Synchronization

/// Which of some items is the next to be worked at, and what became of the others.
///
/// A class because those who work at them share it.
final class ItemQueue<Value: Sendable>: Sendable {
  private let state: Mutex<State>

  private struct State {
    var next = 0
    var values: [Value?]
  }

  init(count: Int) {
    state = Mutex(State(values: Array(repeating: nil, count: count)))
  }

  /// Those that there are, in the order of the items.
  var values: [Value] { state.withLock { $0.values.compactMap(\.self) } }

  /// Nil if none is left.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.values.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func set(_ value: Value, at index: Int) { state.withLock { $0.values[index] = value } }

  /// None is left from here on.
  func end() { state.withLock { $0.next = $0.values.count } }
}

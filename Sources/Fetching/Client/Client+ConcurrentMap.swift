import CPlatform
import Diagnostics

extension Client {
  /// As below, and the progress is told how many of `list` are there.
  public func concurrentMap<Item: Sendable, Value: Sendable>(
    _ items: [Item], of list: String,
    _ transform: @escaping @Sendable (Item) async throws(Fault) -> Value
  ) async throws(Fault) -> [Value] {
    let arrived = AnswerCounter(list: list, in: .detail, total: items.count, progress: progress)
    return try await concurrentMap(items) { item throws(Fault) in
      let value = try await transform(item)
      arrived.advance()
      return value
    }
  }

  /// The transformed items in their order, as many at a time as the policy has requests in flight;
  /// the first fault cancels the rest.
  public func concurrentMap<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) async throws(Fault) -> Value
  ) async throws(Fault) -> [Value] {
    let queue = ItemQueue<Value>(count: items.count)
    let fault = await withTaskGroup(of: Fault?.self) { group -> Fault? in
      // As many tasks as may be at work, and not one for each item: to make one takes longer than some take.
      for _ in items.indices.prefix(policy.inFlight) {
        group.addTask { await Self.fault(inWorkOff: items, queue, transform) }
      }
      for await case let fault? in group {
        group.cancelAll()
        return fault
      }
      return nil
    }
    if let fault { throw fault }
    return queue.values
  }

  /// Transforms one after the other until nothing is left or one fails.
  private static func fault<Item: Sendable, Value: Sendable>(
    inWorkOff items: [Item], _ queue: ItemQueue<Value>,
    _ transform: @Sendable (Item) async throws(Fault) -> Value
  ) async -> Fault? {
    while let index = queue.next() {
      // What is awaited may go on in another thread.
      platform_want_large_pages()
      do {
        queue.set(try await transform(items[index]), at: index)
      } catch {
        queue.end()
        return error
      }
    }
    return nil
  }
}

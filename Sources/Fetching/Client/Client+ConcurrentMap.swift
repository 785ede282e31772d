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
    let outcome = await withTaskGroup(of: (Int, Result<Value, Fault>).self) { group in
      var values = [Value?](repeating: nil, count: items.count)
      for index in items.indices.prefix(policy.inFlight) {
        group.addTask { (index, await Self.result(of: items[index], transform)) }
      }
      var next = policy.inFlight
      for await (index, result) in group {
        switch result {
        case .success(let value): values[index] = value
        case .failure(let fault):
          group.cancelAll()
          return Result<[Value?], Fault>.failure(fault)
        }
        guard next < items.count else { continue }
        group.addTask { [next] in (next, await Self.result(of: items[next], transform)) }
        next += 1
      }
      return .success(values)
    }
    return try outcome.get().compactMap(\.self)
  }

  private static func result<Item, Value>(
    of item: Item, _ transform: @Sendable (Item) async throws(Fault) -> Value
  ) async -> Result<Value, Fault> {
    do {
      return .success(try await transform(item))
    } catch {
      return .failure(error)
    }
  }
}

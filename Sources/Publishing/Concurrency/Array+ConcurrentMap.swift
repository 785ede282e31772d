import CPlatform
import Diagnostics

extension Array where Element: Sendable {
  /// The transformed elements in their order, made by as many tasks at a time as there are jobs.
  /// Of several faults that of the first element is thrown.
  ///
  /// - Parameter perTask: neighbours that one task takes: a single one is rarely worth its task.
  public func concurrentMap<Value: Sendable>(
    jobs: Int, perTask: Int = 64, _ transform: @escaping @Sendable (Element) throws(Fault) -> Value
  ) async throws(Fault) -> [Value] {
    let chunks = chunks(of: perTask)
    let results = await withTaskGroup(of: (Int, Result<[Value], Fault>).self) { group in
      var results: [Int: Result<[Value], Fault>] = [:]
      var next = 0
      var isFaulty = false
      func addTask() {
        guard next < chunks.count, !isFaulty else { return }
        group.addTask { [next] in (next, Self.result(of: chunks[next], transform)) }
        next += 1
      }
      for _ in 0..<Swift.max(jobs, 1) { addTask() }
      for await (index, result) in group {
        results[index] = result
        if case .failure = result { isFaulty = true }
        addTask()
      }
      return results
    }
    var values: [Value] = []
    for (_, result) in results.sorted(by: { $0.key < $1.key }) { values += try result.get() }
    return values
  }

  private func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }

  private static func result<Value>(
    of chunk: ArraySlice<Element>, _ transform: (Element) throws(Fault) -> Value
  ) -> Result<[Value], Fault> {
    platform_want_large_pages()
    var values: [Value] = []
    do throws(Fault) {
      for element in chunk { values.append(try transform(element)) }
    } catch {
      return .failure(error)
    }
    return .success(values)
  }
}

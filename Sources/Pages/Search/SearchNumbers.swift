import Wiki

/// The numbers by which a search names the entries of a collection.
struct SearchNumbers {
  let count: Int
  /// By the place of an entry in the wiki; minus one where it is of another collection.
  private let numbers: [Int32]
  private let graph: WikiGraph

  /// The entries are numbered in the order in which they are.
  init(_ entries: [Entry], in graph: WikiGraph) {
    count = entries.count
    self.graph = graph
    var numbers = [Int32](repeating: -1, count: graph.entries.count)
    for (number, entry) in entries.enumerated() {
      if let place = graph.place(of: entry.id) { numbers[Int(place)] = Int32(number) }
    }
    self.numbers = numbers
  }

  subscript(entry: Entry) -> Int? {
    guard let place = graph.place(of: entry.id), numbers[Int(place)] >= 0 else { return nil }
    return Int(numbers[Int(place)])
  }
}

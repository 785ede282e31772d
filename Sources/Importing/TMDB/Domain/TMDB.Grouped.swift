extension TMDB {
  /// Lists by number, all in one array: a hundred thousand arrays of their own would be heavy.
  struct Grouped<Element: Sendable>: Sendable {
    /// Where each group begins; one more at the end.
    private let starts: [Int32]
    private let elements: [Element]

    /// Of chunks of pairs, one after the other; each group keeps their order.
    init(_ chunks: [[(group: Int32, element: Element)]], count: Int) {
      var starts = [Int32](repeating: 0, count: count + 1)
      for chunk in chunks {
        for pair in chunk { starts[Int(pair.group) + 1] += 1 }
      }
      for group in 0..<count { starts[group + 1] += starts[group] }
      self.starts = starts
      // Any element will do to begin with: each place is then filled once.
      var elements =
        chunks.joined().first.map {
          Array(repeating: $0.element, count: Int(starts[count]))
        } ?? []
      for chunk in chunks {
        for pair in chunk {
          elements[Int(starts[Int(pair.group)])] = pair.element
          starts[Int(pair.group)] += 1
        }
      }
      self.elements = elements
    }

    subscript(group: Int) -> ArraySlice<Element> {
      elements[Int(starts[group])..<Int(starts[group + 1])]
    }
  }
}

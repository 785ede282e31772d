extension PathTable {
  struct Entry {
    /// Among the sorted paths; minus one where there is no entry.
    let place: Int32
    /// A part of the path's hash: other paths mostly have another one.
    let tag: UInt32

    static let none = Entry(place: -1, tag: 0)
  }
}

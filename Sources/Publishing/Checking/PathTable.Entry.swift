extension PathTable {
  struct Entry {
    /// Among the sorted paths; minus one where there is no entry.
    let place: Int32
    /// A part of the path's hash: other paths mostly have another one. Odd if the path is plain.
    let tag: UInt32
    /// Where the path stands among all of them.
    let start: UInt32
    let count: UInt32

    static let none = Entry(place: -1, tag: 0, start: 0, count: 0)
  }
}

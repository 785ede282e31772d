extension PathTable {
  struct Entry {
    let hash: UInt64
    /// Among the sorted paths; minus one where there is no entry.
    let place: Int32
    let form: UInt32

    static let none = Entry(hash: 0, place: -1, form: 0)

    /// Twice the length of a path, and one more if it is plain.
    static func form(count: Int, isPlain: Bool) -> UInt32 { UInt32(2 * count + (isPlain ? 1 : 0)) }
  }
}

import Wiki

extension RickAndMorty {
  struct Location: Sendable {
    let id: Int
    let name: String
    /// Empty if the API has none.
    let type: String
    /// Empty if the API has none.
    let dimension: String
    /// The ids of the characters that either side states.
    let residents: [Int]
    /// The ids of the characters whose origin it is.
    let natives: [Int]
    let created: CalendarDate?
  }
}

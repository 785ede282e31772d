extension EditedWorld {
  struct Episode: Sendable {
    let id: Int
    var name: String
    /// Ids of characters.
    var cast: [Int]
  }
}

extension SmallWorld {
  struct Location: Sendable {
    let id: Int
    var name: String
    var type: String
  }
}

extension EditedWorld {
  struct Location: Sendable {
    let id: Int
    var name: String
    var type: String
  }
}

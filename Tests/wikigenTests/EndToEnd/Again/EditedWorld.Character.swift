extension EditedWorld {
  struct Character: Sendable {
    let id: Int
    var name: String
    var status: String
    var species: String
    /// The location it is from and in.
    var home: Int
    /// Which of the sample data's pictures is its own.
    var picture: Int
  }
}

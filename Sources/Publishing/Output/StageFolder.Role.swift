extension StageFolder {
  /// The ends of the names of the folders beside the output.
  enum Role: String {
    case new = ".new"
    case old = ".old"
  }
}

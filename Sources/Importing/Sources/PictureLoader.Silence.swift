extension PictureLoader {
  /// How long nobody has answered for a picture.
  struct Silence {
    /// So many in a row are no accident: with its retries, each of them can take minutes.
    static let lasting = 5

    private var length = 0

    var isLasting: Bool { length >= Self.lasting }

    mutating func note(_ outcome: Outcome) {
      switch outcome {
      case .unanswered: length += 1
      case .loaded, .missing: length = 0
      // Neither says anything about the host.
      case .foreign, .notAsked, .overBudget: break
      }
    }
  }
}

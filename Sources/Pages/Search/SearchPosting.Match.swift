extension SearchPosting {
  /// What a word is to the title it stands in, the best first.
  public enum Match: Int, Sendable {
    /// All of it.
    case title
    case beginning
    case inside
  }
}

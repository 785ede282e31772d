extension TMDB {
  /// What a film says of somebody who is in it or made it.
  protocol Credit {
    var person: Int { get }
    /// Of the person in `People`, all of whose films were read into one table: who came first stands first.
    var place: Int32 { get }
  }
}

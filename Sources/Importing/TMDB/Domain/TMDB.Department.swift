extension TMDB {
  /// What a crew is divided into, as a number; the words are in `People`.
  struct Department: Hashable, Sendable {
    let number: Int32

    /// The place among the known departments; the others follow them.
    var rank: Int { min(Int(number), Self.knownWords.count) }

    /// A vocabulary of departments begins with these.
    static let knownWords = [
      "Directing", "Writing", "Production", "Camera", "Editing", "Sound", "Art",
      "Costume & Make-Up", "Visual Effects", "Lighting", crew,
    ]

    /// Where TMDB puts those whom it puts nowhere else.
    static let crew = "Crew"
  }
}

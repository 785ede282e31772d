import TestSupport
import Wiki

/// Entries in any number, with titles as long as those of films and all that films have.
struct InventedMoons {
  let entries: [Entry]
  let pictures: PictureShelf

  init(_ count: Int, seed: UInt64 = 6) {
    var entries: [Entry] = []
    var files: [String: SitePicture] = [:]
    for number in 1...count {
      var dice = SeededGenerator(seed: seed, drawnBy: "\(number)")
      let address = "https://a.example/\(number).jpg"
      let digest = String(UInt64.random(in: (1 << 60)...UInt64.max, using: &dice), radix: 16)
      files[address] = SitePicture(path: "images/\(digest).jpg", width: 342, height: 513)
      entries.append(Self.entry(number, of: count, picture: Picture(address: address), &dice))
    }
    self.entries = entries
    pictures = PictureShelf(files)
  }

  static func entry(
    _ number: Int, of count: Int, title: String? = nil, picture: Picture? = nil,
    _ dice: inout SeededGenerator
  ) -> Entry {
    let year = Int.random(in: 1950...2026, using: &dice)
    let own = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
      kinds[Int.random(in: kinds.indices, using: &dice)]
    }
    let rating = Int.random(in: 10...95, using: &dice)
    return Entry(
      id: EntryID("moons", "\(100 + number * 7)"), title: title ?? Self.title(&dice),
      context: .list([.verbatim("\(year)"), .verbatim(own[0]), .verbatim(own.last ?? "")]),
      badges: [Badge("state", "icy")], facts: [],
      facets: [
        "color": [FacetValue(verbatim: own[0])], "kind": own.map(FacetValue.init(verbatim:)),
        "era": [FacetValue(verbatim: "\(year / 10)0s")],
        "rating": [FacetValue(verbatim: "\(rating / 10)")],
        "list": [FacetValue(key: "best", title: .verbatim("Best"), place: count - number + 1)],
      ],
      measures: [
        .date: year * 10_000 + 101 + Int.random(in: 0...27, using: &dice), .rating: rating,
        .popularity: Int.random(in: 0...3_000, using: &dice),
      ], relations: [], picture: picture, changed: nil, detail: MoonPage())
  }

  private static let kinds = [
    "Science Fiction", "Drama", "Comedy", "Action", "Thriller", "Horror", "Romance", "Family",
    "Adventure", "Fantasy", "Crime", "Animation", "Mystery", "War", "History", "Music", "Western",
    "Documentary", "TV Movie",
  ]

  /// One to four words, the common ones often.
  private static func title(_ dice: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &dice)).map { _ in
      let rank = Int.random(in: 1...60, using: &dice) * Int.random(in: 1...60, using: &dice)
      return word(rank)
    }.joined(separator: " ")
  }

  /// The longer the rarer.
  private static func word(_ rank: Int) -> String {
    var dice = SeededGenerator(seed: UInt64(rank))
    let syllables = ["ka", "lo", "mir", "ten", "sha", "du", "vel", "or", "ins", "pe", "gra", "the"]
    let count = rank < 20 ? 1 : rank < 400 ? 2 : 3
    return (0..<count).map { _ in
      syllables[Int.random(in: syllables.indices, using: &dice)]
    }.joined().capitalizedFirst + (rank.isMultiple(of: 25) ? "é" : "")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

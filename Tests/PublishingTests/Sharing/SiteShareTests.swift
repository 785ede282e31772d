import TestSupport
import Testing

@testable import Publishing

@Suite struct `A share` {
  @Test(arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("256/256", 256, 256)])
  func `is written as its number and how many there are`(
    text: String, number: Int, count: Int
  ) throws {
    let share = try #require(SiteShare(text))
    #expect(share.number == number && share.count == count)
    #expect(share.description == text)
  }

  @Test(arguments: [
    "", "4", "0/4", "5/4", "1/0", "1/257", "a/b", "1/4/2", "-1/4", "+1/4", "1 /4", "1/", "/4",
    "１/4", "99999999999999999999/4",
  ])
  func `is nothing else`(text: String) {
    #expect(SiteShare(text) == nil)
  }

  @Test func `has each path of its own, and about as many as its siblings`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<SoakCount.cases(200) {
      let count = Int.random(in: 1...40, using: &generator)
      let shares = (1...count).compactMap { SiteShare(number: $0, of: count) }
      let paths = Self.paths(using: &generator)
      var sizes = [Int](repeating: 0, count: count)
      for path in paths {
        let owners = shares.filter { $0.has(path) }
        #expect(owners.count == 1, "\(path) with the seed \(seed)")
        for owner in owners { sizes[owner.number - 1] += 1 }
      }
      // Seven times what chance alone explains.
      let mean = Double(paths.count) / Double(count)
      let room = 7 * mean.squareRoot() + 1
      #expect(
        sizes.allSatisfy { abs(Double($0) - mean) <= room },
        "\(sizes) of \(paths.count) with the seed \(seed)")
    }
  }

  @Test func `keeps a path for good`() {
    let places = ["index.html", "about.html", "search.html"].map { path in
      (1...4).filter { SiteShare(number: $0, of: 4)?.has(path) == true }
    }
    #expect(places == [[3], [4], [4]])
  }

  /// Alike as those of a wiki are.
  private static func paths(using generator: inout SeededGenerator) -> Set<String> {
    let folders = ["", "characters/", "movies/genre/", "assets/search/"]
    let count = Int.random(in: 0...2_000, using: &generator)
    return Set(
      (0..<count).map { number in
        let folder = folders.randomElement(using: &generator) ?? ""
        let isListed = Bool.random(using: &generator)
        return isListed ? "\(folder)page-\(number).html" : "\(folder)\(number)-é\(number % 7).json"
      })
  }
}

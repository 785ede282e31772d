import TestSupport
import Testing

@testable import Importing

@Suite struct `The excerpt of a page of a list` {
  private static func page() throws -> MoviePageDTO {
    let rows: [[String: Any]] = [
      [
        "id": 7, "title": "Zoë – 👾", "original_title": "", "release_date": "1999-12-31",
        "popularity": 0.1 + 0.2, "vote_average": -7.5, "vote_count": 3, "adult": true,
      ],
      ["id": -1, "softcore": true], ["id": Int.max],
    ]
    return try Wire.value([
      "page": 2, "results": rows, "total_pages": 500, "total_results": 10_000,
    ])
  }

  @Test func `says all that the page says`() throws {
    let page = try Self.page()
    let read = try MoviePageDTO(excerpt: MoviePageDTO.bytes(of: page))
    // What is printed of a number is all of it.
    #expect("\(read)" == "\(page)")
    #expect(read.results.map(\.popularity) == [0.1 + 0.2, 0, 0])
    #expect(read.results.map(\.id) == [7, -1, .max])
  }

  @Test func `is refused where it breaks off, or goes on`() throws {
    let whole = MoviePageDTO.bytes(of: try Self.page())
    for length in 0..<whole.count {
      #expect(throws: ByteReader.Damage.self) {
        _ = try MoviePageDTO(excerpt: Array(whole.prefix(length)))
      }
    }
    #expect(throws: ByteReader.Damage.self) { _ = try MoviePageDTO(excerpt: whole + [0]) }
  }
}

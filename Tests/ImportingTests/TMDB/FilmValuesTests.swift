import Diagnostics
import Foundation
import Testing
import Wiki

@testable import Importing

@Suite struct FilmValuesTests {
  @Test(arguments: [
    ("Alien", "Alien", "Alien", nil), ("Spirited Away", "千と千尋の神隠し", "Spirited Away", "千と千尋の神隠し"),
    ("", "羅生門", "羅生門", nil), (" \u{200B}\n", "  Ran ", "Ran", nil), ("", "", "#1", nil),
    ("\u{00AD}", "\u{202E}\u{2066}", "#1", nil), ("A\r\nB", "A B", "A B", nil),
    ("Alien", "", "Alien", nil),
  ])
  func `a title is one line and never empty`(
    title: String, original: String, shown: String, other: String?
  ) throws {
    let film = try TMDB.Film.sample(["title": title, "original_title": original])
    #expect(film.title == shown)
    #expect(film.originalTitle == other)
  }

  @Test(arguments: [
    ("Released", TMDB.Status.released), ("Post Production", .postProduction),
    ("In Production", .inProduction), ("Planned", .planned), ("Rumored", .rumored),
    ("canceled", .canceled), (" RELEASED\n", .released), ("", nil), ("\u{200B}", nil),
    ("On\n hold", .other("On hold")),
  ])
  func `a status is one of the known words, or kept, or none`(
    word: String, status: TMDB.Status?
  ) throws {
    #expect(try TMDB.Film.sample(["status": word]).status == status)
  }

  @Test(arguments: [
    (0, nil), (-5, nil), (Int.min, nil), (136, 136), (51_420, 51_420), (Int.max, nil),
  ])
  func `a runtime is a number of minutes that can be`(minutes: Int, runtime: Int?) throws {
    #expect(try TMDB.Film.sample(["runtime": minutes]).runtime == runtime)
  }

  @Test(arguments: [
    (7.3, 100, 73), (10.0, 1, 100), (0.04, 1, 1), (8.249, 5, 82), (0, 100, nil), (7.3, 0, nil),
    (7.3, -1, nil), (-1, 5, nil), (10.1, 5, nil), (1e300, 5, nil),
  ])
  func `a rating has votes and lies between nought and ten`(
    average: Double, votes: Int, score: Int?
  ) throws {
    let rating = try TMDB.Film.sample(["vote_average": average, "vote_count": votes]).rating
    #expect(rating?.score == score)
    #expect(rating?.votes == (score == nil ? nil : votes))
  }

  @Test(arguments: [
    ("1999-03-30", "1999-03-30"), ("", nil), (" 1999-03-30\n", "1999-03-30"), ("2025-13-45", nil),
    ("0000-00-00", nil), ("soon", nil),
  ])
  func `a date that is none is left out`(text: String, day: String?) throws {
    let film = try TMDB.Film.sample(["release_date": text])
    #expect(film.released == day.flatMap(CalendarDate.init(iso8601:)))
  }

  @Test func `a date that is none is reported, and a missing one is not`() throws {
    #expect(
      try TMDB.Film.sample(["release_date": "so\non"]).warnings.map(\.sentence) == [
        "movies/1 has the release_date 'so on', which is no date."
      ])
    #expect(try TMDB.Film.sample(["release_date": "soon"]).warnings[0].kind == .unforeseenForm)
    #expect(try TMDB.Film.sample(["release_date": ""]).warnings.isEmpty)
    #expect(try TMDB.Film.sample(["release_date": NSNull()]).warnings.isEmpty)
  }

  @Test(arguments: [
    (63_000_000, 463_517_383, TMDB.BoxOffice.Result.gain(400_517_383)),
    (30, 10, .loss(20)), (10, 10, .gain(0)), (0, 10, nil), (10, 0, nil), (0, 0, nil),
    (-10, 10, nil), (10, -10, nil), (Int.min, Int.max, nil), (1, Int.max, .gain(Int.max - 1)),
    (Int.max, 1, .loss(Int.max - 1)),
  ])
  func `a gain or a loss needs both sides`(
    budget: Int, revenue: Int, result: TMDB.BoxOffice.Result?
  ) throws {
    let office = try TMDB.Film.sample(["budget": budget, "revenue": revenue]).boxOffice
    #expect(office.result == result)
    #expect(office.budget == (budget > 0 ? budget : nil))
    #expect(office.revenue == (revenue > 0 ? revenue : nil))
  }

  @Test func `the emptiest film has nothing but its number`() throws {
    let film = try TMDB.Film.sample(row: ["id": 9, "title": ""])
    #expect(film.title == "#9")
    #expect(film.overview == nil)
    #expect(film.tagline == nil)
    #expect(film.status == nil)
    #expect(film.language == nil)
    #expect(film.countries.isEmpty && film.companies.isEmpty && film.genres.isEmpty)
    #expect(film.credits.cast.isEmpty && film.credits.crew.isEmpty)
    #expect(film.trailer == nil && film.imdb == nil && film.homepage == nil)
    #expect(film.warnings.isEmpty)
  }

  @Test func `overview and tagline are one line each`() throws {
    let film = try TMDB.Film.sample(["overview": " One.\n\nTwo. ", "tagline": "\u{2028}Be\tfree"])
    #expect(film.overview == "One. Two.")
    #expect(film.tagline == "Be free")
  }
}

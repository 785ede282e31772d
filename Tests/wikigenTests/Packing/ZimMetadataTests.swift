import Publishing
import Testing

@testable import wikigen

@Suite struct `What a ZIM file says of itself` {
  private static func metadata(
    lang: String = "en", title: String = "Moons", description: String = "All of them"
  ) throws -> ZimMetadata {
    let html =
      "<html lang=\"\(lang)\" data-site=\"solar\"><title>\(title)</title>"
      + "<meta name=description content=\"\(description)\">"
    return ZimMetadata(FrontPage(Array(html.utf8)), creators: ["NASA", "ESA"])
  }

  @Test(arguments: [
    ("en", "eng", "solar_en"), ("de-AT", "deu", "solar_de"), ("pt-BR", "por", "solar_pt"),
    ("qqq", "und", "solar_qqq"),
  ])
  func `has the language in three letters`(lang: String, code: String, name: String) throws {
    #expect(try Self.metadata(lang: lang).language == code)
    #expect(try Self.metadata(lang: lang).name == name)
    #expect(try Self.metadata(lang: lang).creator == "NASA, ESA")
  }

  private static let titles: [(title: String, cut: String)] = [
    ("Moons", "Moons"), ("Thirty characters and no more..", "Thirty characters and no…"),
    (String(repeating: "x", count: 40), String(repeating: "x", count: 29) + "…"),
    (String(repeating: "x", count: 30), String(repeating: "x", count: 30)),
  ]

  @Test(arguments: titles)
  func `has at most 30 characters of the title`(title: String, cut: String) throws {
    #expect(try Self.metadata(title: title).title == cut)
  }

  @Test func `has at most 80 characters of the description`() throws {
    let long = String(repeating: "eight by ", count: 20)
    let cut = try Self.metadata(description: long).description
    #expect(cut == String(repeating: "eight by ", count: 8) + "eight…")
    #expect(cut.count <= 80)
  }
}

import Testing
import Wiki

@testable import Pages

@Suite struct `The slug of a facet's value` {
  @Test(arguments: [("Human", "human"), ("Earth (C-137)", "earth-c-137"), ("unknown", "unknown")])
  func `is the slug of its key`(key: String, slug: String) {
    #expect(slugs([key]) == [slug])
  }

  @Test(arguments: [
    "日本", "", "index", "Index", "CON", "prn", "aux", "nul", "com1", "LPT9", "Human, page 2",
    "human-page-two",
  ])
  func `carries six digits where it is empty or not free`(key: String) throws {
    let slug = try slugs([key]).first.required("no slug")
    let plain = Slug(key).text
    let digits = slug.suffix(6)
    #expect(slug == (plain.isEmpty ? String(digits) : "\(plain)-\(digits)"))
    #expect(digits.count == 6 && digits.allSatisfy(\.isHexDigit))
  }

  @Test(arguments: ["page-2", "page", "company", "come", "comb", "conn"])
  func `carries nothing where it is free`(key: String) {
    #expect(slugs([key]) == [key])
  }

  @Test func `carries six digits where two values share it`() {
    let slugs = slugs(["Human", "human!", "Alien"])
    #expect(slugs.allSatisfy { $0.count == "human-".count + 6 || $0 == "alien" })
    #expect(Set(slugs).count == 3)
  }

  @Test func `does not depend on the other values`() {
    #expect(slugs(["日本", "Human"]).first == slugs(["日本"]).first)
  }

  @Test func `leads with the number that the source gives`() {
    let slugs = ValueSlugs([
      FacetValue(number: 420, name: "Marvel Studios"), FacetValue(number: 7, name: "日本"),
      FacetValue(number: 421, name: "Marvel Studios"),
    ])
    #expect(slugs["420"] == "420-marvel-studios")
    #expect(slugs["421"] == "421-marvel-studios")
    #expect(slugs["7"] == "7")
  }

  @Test func `is made of the name where the key is another`() {
    let value = FacetValue(key: "en", name: "English", title: .empty)
    #expect(ValueSlugs([value])["en"] == "english")
  }

  @Test func `is missing for a value that the facet lacks`() {
    #expect(ValueSlugs([])["Human"] == nil)
  }

  private func slugs(_ keys: [String]) -> [String] {
    let slugs = ValueSlugs(keys.map(FacetValue.init(verbatim:)))
    return keys.compactMap { slugs[$0] }
  }
}

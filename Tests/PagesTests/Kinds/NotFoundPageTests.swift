import TestSupport
import Testing
import Wiki

@testable import Pages

@Suite struct `The page for an address that is not there` {
  @Test func `has no link where nobody knows where the site stands`() throws {
    let content = try content(baseURL: nil)
    let shown = content.model.values + content.shell.values
    #expect(!shown.contains { if case .link(let link) = $0.value { link != nil } else { false } })
    for (name, value) in shown {
      if case .rows(let rows) = value { #expect(rows.isEmpty, "\(name)") }
    }
  }

  @Test func `has whole addresses where the site stands somewhere`() throws {
    let content = try content(baseURL: "https://wiki.example/sub")
    let home = try WebAddress("https://wiki.example/sub/index.html").required("no address")
    guard case .link(let link) = try content.model.value(of: "home").required("home") else {
      throw MissingInTest(reason: "home is a link")
    }
    #expect(link?.target == .web(home))
  }

  @Test func `is the only one that carries its own style`() {
    let pages = SitePlan(.sample(.moons(1))).pages
    #expect(pages.filter(\.isSelfContained).map(\.path) == ["404.html"])
  }

  private func content(baseURL: String?) throws -> PageContent {
    try Site.sample(
      .moons(3), settings: SiteSettings(baseURL: baseURL.flatMap { WebAddress($0) })
    ).page("404.html").content()
  }
}

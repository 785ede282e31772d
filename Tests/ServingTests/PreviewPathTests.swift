import Testing

@testable import Serving

@Suite struct `A path of the preview` {
  @Test(arguments: [
    ("/", [], true), ("/a.html", ["a.html"], false), ("/a/", ["a"], true),
    ("/a/b%20c.html?q=/x", ["a", "b c.html"], false), ("/%C3%A9.html", ["é.html"], false),
    ("/a//b", ["a", "", "b"], false), ("/../a", ["..", "a"], false),
    ("/..%2f..%2fa", ["../../a"], false),
  ])
  func `is the names on the way`(target: String, names: [String], isFolder: Bool) {
    #expect(PreviewPath(target, below: "/") == .wiki(names, isFolder: isFolder))
  }

  @Test func `begins where the preview stands`() {
    #expect(PreviewPath("/wiki/", below: "/wiki/") == .wiki([], isFolder: true))
    #expect(PreviewPath("/wiki", below: "/wiki/") == .above)
    #expect(PreviewPath("/", below: "/wiki/") == .above)
    #expect(PreviewPath("/", below: "/a/b/") == .above)
    #expect(PreviewPath("/wikis/a.html", below: "/wiki/") == nil)
    #expect(PreviewPath("/other", below: "/wiki/") == nil)
    #expect(PreviewPath("/wiki/_preview/events", below: "/wiki/") == .own("events"))
  }

  @Test(arguments: ["", "/%", "/%zz.html", "/%ff", "*"])
  func `is none where it can't be decoded`(target: String) {
    #expect(PreviewPath(target, below: "/") == nil)
  }
}

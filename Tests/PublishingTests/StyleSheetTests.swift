import Diagnostics
import Testing

@testable import Publishing

@Suite struct `Style sheets` {
  @Test(arguments: [
    ("a{background:url(a.png)}", ["a.png"]),
    ("a{background:URL( 'a b.png' ) no-repeat, url(\"b.png\")}", ["a b.png", "b.png"]),
    ("/* url(x) @import 'y'; */ a{content:'url(z)'}", []),
    (
      "@import 'a.css'; @import url(b.css) print; @import\"c.css\"layer(x);",
      ["a.css", "b.css", "c.css"]
    ),
    ("@charset 'utf-8'; @namespace svg url(http://www.w3.org/2000/svg);", []),
    ("@import url(a.css) supports(content: 'no.css'); b{content: 'no'}", ["a.css"]),
    ("@font-face{src:local('x'),url(a.woff2)format('woff2')}", ["a.woff2"]),
    ("a{background:u\\72l(a\\29 b.png)}", ["a)b.png"]),
    ("a{background:url(a\\).png)}", ["a).png"]),
    ("@media print{a{background:url()}}", [""]),
    ("a{background:url(", [""]),
    ("/* open", []),
    ("my-url(a.png) urls(b.png) curl(c.png)", []),
    ("a{b:url (a.png)}", []), ("a\\(url(b.png)", []), ("a{b:c} url", []),
    ("b:url(a.png)url(b.png)", ["a.png", "b.png"]),
  ])
  func `give the addresses that a browser would fetch`(text: String, addresses: [String]) {
    let found = StyleSheetAddresses(Array(text.utf8)[...]).addresses
    #expect(found.map { String(decoding: $0.address, as: UTF8.self) } == addresses)
  }

  @Test(arguments: [
    ("url(gone.png)", "links to 'gone.png', which is no file of the site"),
    ("url(../../x.png)", "links to '../../x.png', which leads out of the site"),
    ("url(//x.example/a.png)", "uses '//x.example/a.png' of another host"),
    ("url(https://x.example/a.png)", "uses 'https://x.example/a.png' of another host"),
    ("url(/a.png)", "links to '/a.png' from the root, which fails in a folder"),
    ("url(../IO.png)", "links to '../IO.png', but the file is named 'io.png'"),
    ("url(../icons.svg#no)", "links to '../icons.svg#no', but no element there has that id"),
    ("url()", "has an empty 'url()'"),
    ("url(data:,)", "links to 'data:,', a scheme that pages may not use"),
  ])
  func `are checked as pages are`(address: String, predicate: String) async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("a{}\nb{background:\(address)}", to: "site/css/a.css")
      try scratch.write("<svg><g id='star'/></svg>", to: "site/icons.svg")
      try scratch.write("", to: "site/io.png")
      let site = try await SiteCheck(folder: scratch.site, jobs: 2).run()
      #expect(site.findings.map(\.description) == ["css/a.css:2 \(predicate)"])
    }
  }

  @Test(arguments: ["url(../io.png?v=1)", "url(#clip)", "url(../icons.svg#star)", "var(--x)"])
  func `may fetch what is there`(address: String) async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("b{background:\(address)}", to: "site/css/a.css")
      try scratch.write("<svg><g id='star'/></svg>", to: "site/icons.svg")
      try scratch.write("", to: "site/io.png")
      #expect(try await SiteCheck(folder: scratch.site, jobs: 2).run().findings == [])
    }
  }

  @Test func `stop a build whose theme leads nowhere`() async throws {
    try await ScratchFolder.with { scratch in
      let plan = PublishPlan.sample([
        .sample("index.html"), .sample("site.css", "a{background:url(gone.png)}"),
      ])
      let fault = await #expect(throws: Fault.self) {
        _ = try await Publisher.sample(at: scratch.site).publish(plan)
      }
      #expect(fault?.subject == "site.css:1")
      #expect(fault?.category == .data)
    }
  }
}

import Testing

@testable import Publishing

@Suite struct `Link check` {
  @Test func `a clean site has no findings`() async throws {
    try await ScratchFolder.with { scratch in
      try writeSite(in: scratch)
      #expect(try await SiteCheck(folder: scratch.site, jobs: 2).run().findings == [])
    }
  }

  @Test(arguments: [
    ("<a href=\"2.html\">", "links to '2.html', which is no file of the site"),
    ("<a href='../Index.html'>", "links to '../Index.html', but the file is named 'index.html'"),
    ("<a href=../moons>", "links to the folder '../moons' where a file is due"),
    ("<a href=\"../\">", "links to the folder '../' where a file is due"),
    ("<a href=\"../../x.html\">", "links to '../../x.html', which leads out of the site"),
    ("<a href=\"\">", "has an empty 'href'"),
    ("<img src>", "has an empty 'src'"),
    ("<a href=\"/index.html\">", "links to '/index.html' from the root, which fails in a folder"),
    ("<script src=\"//cdn.example/x.js\">", "uses '//cdn.example/x.js' of another host"),
    ("<img src=\"https://x.example/1.png\">", "uses 'https://x.example/1.png' of another host"),
    (
      "<link rel=stylesheet href=http://x.example/x.css>",
      "uses 'http://x.example/x.css' of another host"
    ),
    ("<form action=\"https://x.example/\">", "uses 'https://x.example/' of another host"),
    (
      "<a href=\"java&#115;cript:alert(1)\">",
      "links to 'javascript:alert(1)', a scheme that pages may not use"
    ),
    ("<a href=\"https:x\">", "links to 'https:x', a scheme that pages may not use"),
    ("<img src=\"data:,\">", "links to 'data:,', a scheme that pages may not use"),
    (
      "<a href=\"java\tscript:x\">",
      "links to 'java\tscript:x', which is not percent-encoded"
    ),
    ("<a href=\"a b.html\">", "links to 'a b.html', which is not percent-encoded"),
    ("<a href=\"100%.html\">", "links to '100%.html', which is not percent-encoded"),
    ("<a href=\"\\\\x.example\">", "links to '\\\\x.example', which is not percent-encoded"),
    ("<a href=\"1-io.html#no\">", "links to '1-io.html#no', but no element there has that id"),
    (
      "<a href=\"../index.html#io\">",
      "links to '../index.html#io', but no element there has that id"
    ),
    ("<a href=\"#no\">", "links to '#no', but no element there has that id"),
    ("<a href=\"../io.png#io\">", "links to '../io.png#io', but no element there has that id"),
    ("<img srcset=\"../io.png 1x, 2.png 2x\">", "links to '2.png', which is no file of the site"),
    ("<video poster=2.png>", "links to '2.png', which is no file of the site"),
    ("<object data=2.png>", "links to '2.png', which is no file of the site"),
    ("<button formaction=2.html>", "links to '2.html', which is no file of the site"),
    (
      "<meta http-equiv=Refresh content=\"0; URL='2.html'\">",
      "links to '2.html', which is no file of the site"
    ),
    (
      "<link rel=canonical href=https://x.example/moons/1-io.html><meta property=og:image "
        + "content=https://x.example/2.png>",
      "links to '../2.png', which is no file of the site"
    ),
    ("<svg><use xlink:href=2.svg /></svg>", "links to '2.svg', which is no file of the site"),
    ("<p id=io>", "has the id 'io' a second time"),
    ("<p style=\"color: red\">", "has a style attribute, which the security policy drops"),
    (
      "<script>alert(1)</script>",
      "has an inline script ('script'), which the security policy drops"
    ),
    (
      "<meta http-equiv=content-security-policy content=\"script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='\">"
        + "<script>alert(2)</script>",
      "has an inline script ('script'), which the security policy drops"
    ),
    (
      "<meta http-equiv=content-security-policy content=\"script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='\">"
        + "<meta http-equiv=content-security-policy content=\"default-src 'self'\">"
        + "<script>alert(1)</script>",
      "has an inline script ('script'), which the security policy drops"
    ),
    (
      "<meta http-equiv=content-security-policy content=\"script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; "
        + "script-src-elem 'self'\"><script>alert(1)</script>",
      "has an inline script ('script'), which the security policy drops"
    ),
    (
      "<p onclick=\"alert(1)\">",
      "has an inline script ('onclick'), which the security policy drops"
    ),
    ("<base target=_top>", "has a base element, which bends every link"),
    ("<p title=\"", "breaks off inside the tag 'p'"),
  ])
  func `a planted fault is found with page and line, and no other`(
    markup: String, predicate: String
  ) async throws {
    try await ScratchFolder.with { scratch in
      try writeSite(in: scratch, planted: markup)
      let findings = try await SiteCheck(folder: scratch.site, jobs: 2).run().findings
      #expect(findings.map(\.description) == ["moons/1-io.html:5 \(predicate)"])
    }
  }

  @Test(arguments: [
    "<a href=\"../index.html?q=a%20b#home\">", "<a href=\"#\">", "<a href=\"#top\">",
    "<a href=\"?page=2\">", "<a href=\"#caf%C3%A9\"><p id=\"café\">",
    "<a href=\"https://x.example/a b\">", "<a href=\"mailto:io@x.example\">",
    "<link rel=Canonical href=\"https://x.example/\">", "<script src=\"../site.js\"></script>",
    "<script>\n</script>", "<img srcset=\"../io.png, ../io.png 2x\">",
    "<meta http-equiv=refresh content=\"0; url=../index.html\">",
    "<meta http-equiv=refresh content=5>", "<a data-x=\"//x.example\">",
    "<!-- <a href=\"2.html\"> -->", "<a title='<a href=\"2.html\">'>",
    "<link rel=icon href=../io.png>",
    "<meta http-equiv=Content-Security-Policy content=\"img-src 'self'; Script-Src 'self' "
      + "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='\"><script>alert(1)</script>",
    "<meta http-equiv=Content-Security-Policy content=\"default-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='\">"
      + "<script>alert(1)</script>",
  ])
  func `what works everywhere is no finding`(markup: String) async throws {
    try await ScratchFolder.with { scratch in
      try writeSite(in: scratch, planted: markup)
      #expect(try await SiteCheck(folder: scratch.site, jobs: 2).run().findings == [])
    }
  }

  @Test func `what a page carries is judged by its own policy and place`() async throws {
    try await ScratchFolder.with { scratch in
      let policies = [
        "script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='", "default-src 'self'",
      ]
      for (name, policy) in zip(["a", "b"], policies) {
        let meta = "<meta http-equiv=content-security-policy content=\"\(policy)\">"
        try scratch.write(
          "<!doctype html>\n\(meta)<script>alert(1)</script><style>a{}</style><p>\n",
          to: "site/\(name).html")
      }
      try scratch.write(
        "<!doctype html>\n<style>a{background:url(1.png)}</style>", to: "site/c.html")
      let findings = try await SiteCheck(folder: scratch.site, jobs: 1).run().findings
      #expect(
        findings.map(\.description) == [
          "b.html:2 has an inline script ('script'), which the security policy drops",
          "c.html:2 links to '1.png', which is no file of the site",
        ])
    }
  }

  @Test func `findings come by page and line`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("\n<a href=x><a href=#y>\n<a href=z>", to: "site/b.html")
      try scratch.write("<a href=b.html#no><p style>", to: "site/a.html")
      let places = try await SiteCheck(folder: scratch.site, jobs: 2).run().findings.map {
        "\($0.page):\($0.line)"
      }
      #expect(places == ["a.html:1", "a.html:1", "b.html:2", "b.html:2", "b.html:3"])
    }
  }

  @Test func `publishing finds what the check of the folder finds`() async throws {
    let pages = [
      "index.html": "<a href=\"a/b.html#x\"><a href=\"a/b.html#y\">",
      "a/b.html": "<p id=x>\n<a href=c.html>",
    ]
    let paths = SitePaths(pages.keys)
    var collected = SiteFindings()
    for (path, text) in pages {
      var check = PageCheck(Array(text.utf8), at: path, in: paths)
      collected.add(check.run())
    }
    let found = try await ScratchFolder.with { scratch in
      for (path, text) in pages { try scratch.write(text, to: "site/\(path)") }
      return try await SiteCheck(folder: scratch.site, jobs: 2).run().findings
    }
    #expect(collected.sorted() == found)
    #expect(found.map(\.target) == ["c.html", "a/b.html#y"])
  }

  @Test(arguments: [
    ("a.png", ["a.png"]),
    ("a.png 1x, b.png 2x", ["a.png", "b.png"]),
    (" a.png,b.png 2x ,\n c.png", ["a.png,b.png", "c.png"]),
    ("a.png, b.png", ["a.png", "b.png"]),
    (",, a,b.png,", ["a,b.png"]),
    ("", []),
  ])
  func `a source set is read as browsers do`(value: String, addresses: [String]) {
    let found = SourceSet(Array(value.utf8)[...]).addresses
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == addresses)
  }

  private func writeSite(in scratch: ScratchFolder, planted markup: String = "") throws {
    try scratch.write(
      "<!doctype html>\n<p id=home><a href=\"moons/1-io.html#io\">Io</a>", to: "site/index.html")
    try scratch.write(
      """
      <!doctype html>
      <html lang="en"><head><link rel="stylesheet" href="../site.css"></head>
      <body><h1 id="io">Io</h1><img src="../io.png" alt="">
      <a href="../index.html#home">Home</a> <a href="#io">Up</a>
      \(markup)
      """, to: "site/moons/1-io.html")
    for file in ["site.css", "site.js", "io.png"] { try scratch.write("", to: "site/\(file)") }
  }
}

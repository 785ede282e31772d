import Diagnostics
import TestSupport
import Testing

@testable import Serving

@Suite struct `A page of the preview` {
  private func text(of bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `is the wiki's, but for what stands at the begin of its body`() {
    let page = PreviewPage(revision: 7, fault: nil, base: "/wiki/")
    let html = "<html>\n<body class=\"a\">\n<p>Text</p>\n</body>\n</html>\n"
    #expect(
      text(of: page.adding(to: Array(html.utf8))) == """
        <html>
        <body class="a">
        <link rel="stylesheet" href="/wiki/_preview/preview.css">
        <script src="/wiki/_preview/preview.js" data-revision="7" defer></script>

        <p>Text</p>
        </body>
        </html>

        """)
  }

  @Test func `shows a fault as nothing but text`() {
    var random = SeededGenerator(seed: 1, drawnBy: #function)
    let pieces = ["<script>", "</div>", "\"", "'", "&amp;", "<", ">", "x", "<!--", "]]>"]
    for _ in 0..<SoakCount.cases(2_000) {
      let hostile = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let fault = Fault(
        .rendering, hostile, "says \(hostile)", remedy: hostile, category: .configuration)
      let clean = Fault(.rendering, "", "says ", remedy: "", category: .configuration)
      let shown = text(of: PreviewPage(revision: 1, fault: fault, base: "/").alone)
      let plain = text(of: PreviewPage(revision: 1, fault: clean, base: "/").alone)
      for mark in ["<", ">", "\""] {
        #expect(shown.count { $0 == Character(mark) } == plain.count { $0 == Character(mark) })
      }
    }
  }

  @Test func `says that the wiki is being made where there is none yet`() {
    let page = text(of: PreviewPage(revision: 0, fault: nil, base: "/").alone)
    #expect(page.contains("The wiki is being made"))
    #expect(page.contains("data-revision=\"0\""))
  }
}

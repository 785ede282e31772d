import Foundation

/// What a page has only where the wiki knows its address.
enum WebElements {
  /// The page without them, and how many there were.
  static func removed(from page: String) -> (page: String, count: Int) {
    var rest = page[...]
    var kept = ""
    var count = 0
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[start...end]
      kept += rest[..<start]
      rest = rest[rest.index(after: end)...]
      if isLone(tag) {
        count += 1
        rest = rest.drop { $0 == "\n" }
      } else if tag == "<script type=\"application/ld+json\">",
        let close = rest.range(of: "</script>")
      {
        count += 1
        rest = rest[close.upperBound...].drop { $0 == "\n" }
      } else {
        kept += tag
      }
    }
    return (kept + rest, count)
  }

  private static func isLone(_ tag: Substring) -> Bool {
    ["<link rel=\"canonical\" ", "<meta property=\"og:", "<meta name=\"twitter:"]
      .contains(where: tag.hasPrefix)
  }

  /// The page of what is missing without its links: it is answered at any depth, and has some only
  /// where it can name whole addresses.
  static func unlinked(_ page: String) -> String {
    page
      .replacing(/<nav class="main-nav"[\s\S]*?<\/nav>\n/, with: "")
      .replacing(/<ul class="chips"><li><a href="https:[^\n]*\n/, with: "")
      .replacing(/(<p class="brand">)<a href="https:[^"]*">(.*)<\/a>(<\/p>)/) {
        "\($0.output.1)\($0.output.2)\($0.output.3)"
      }
      .replacing(/<a href="https:[^"]*">[^<]*<\/a>\n/, with: "")
  }
}

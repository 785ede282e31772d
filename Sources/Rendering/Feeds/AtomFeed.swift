import Diagnostics
import Pages
import Wiki

/// A feed as RFC 4287 wants it.
struct AtomFeed {
  let text: String

  init(_ feed: Feed, in wording: Wording) throws(Fault) {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(Self.escaped(feed.language))\">",
      Self.element("id", feed.atom),
      Self.element("title", try wording.text(feed.title)),
      Self.element("updated", UTCTime(feed.updated).rfc3339),
      "<author>\(Self.element("name", try wording.text(feed.author)))</author>",
      Self.link("self", feed.atom, type: "application/atom+xml"),
      Self.link("alternate", feed.page, type: "text/html"),
    ]
    for item in feed.items { lines += try Self.entry(item, in: wording) }
    text = (lines + ["</feed>", ""]).joined(separator: "\n")
  }

  private static func entry(_ item: FeedItem, in wording: Wording) throws(Fault) -> [String] {
    [
      "<entry>",
      element("id", item.id),
      element("title", try wording.text(item.title)),
      element("published", UTCTime(item.published).rfc3339),
      element("updated", UTCTime(item.updated).rfc3339),
      link("alternate", item.address, type: "text/html"),
      "<content type=\"text\">\(escaped(try wording.lines(item.sentences)))</content>",
      "</entry>",
    ]
  }

  private static func link(_ relation: String, _ address: String, type: String) -> String {
    "<link rel=\"\(relation)\" type=\"\(type)\" href=\"\(escaped(address))\"/>"
  }

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(escaped(text))</\(name)>"
  }

  /// For text and quoted attributes; without what XML 1.0 forbids in any spelling.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r", "\t": result += "&#\(scalar.value);"
      case "\n": result += "\n"
      default:
        let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        if !isForbidden { result.unicodeScalars.append(scalar) }
      }
    }
  }
}

import Diagnostics
import Pages
import Wiki

/// A feed as RFC 4287 wants it.
struct AtomFeed {
  let text: String

  init(_ feed: Feed, in wording: Wording) throws(Fault) {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(XMLText.escaped(feed.language))\">",
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
      "<content type=\"text\">\(XMLText.escaped(try wording.lines(item.sentences)))</content>",
      "</entry>",
    ]
  }

  private static func link(_ relation: String, _ address: String, type: String) -> String {
    "<link rel=\"\(relation)\" type=\"\(type)\" href=\"\(XMLText.escaped(address))\"/>"
  }

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XMLText.escaped(text))</\(name)>"
  }
}

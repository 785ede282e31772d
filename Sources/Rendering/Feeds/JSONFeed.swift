import Diagnostics
import Foundation
import Pages
import Wiki

/// A feed as https://jsonfeed.org/version/1.1 wants it.
struct JSONFeed: Encodable {
  private let version = "https://jsonfeed.org/version/1.1"
  private let title: String
  private let homePageURL: String
  private let feedURL: String
  private let language: String
  private let authors: [Author]
  private let items: [Item]

  init(_ feed: Feed, in wording: Wording) throws(Fault) {
    title = try wording.text(feed.title)
    homePageURL = feed.page
    feedURL = feed.json
    language = feed.language
    authors = [Author(name: try wording.text(feed.author))]
    var items: [Item] = []
    for item in feed.items { items.append(try Item(item, in: wording)) }
    self.items = items
  }

  private enum CodingKeys: String, CodingKey {
    case version, title, language, authors, items
    case homePageURL = "home_page_url"
    case feedURL = "feed_url"
  }

  private struct Author: Encodable {
    let name: String
  }

  private struct Item: Encodable {
    let id: String
    let url: String
    let title: String
    let text: String
    let published: String
    let modified: String

    init(_ item: FeedItem, in wording: Wording) throws(Fault) {
      id = item.id
      url = item.address
      title = try wording.text(item.title)
      text = try wording.lines(item.sentences)
      published = UTCTime(item.published).rfc3339
      modified = UTCTime(item.updated).rfc3339
    }

    private enum CodingKeys: String, CodingKey {
      case id, url, title
      case text = "content_text"
      case published = "date_published"
      case modified = "date_modified"
    }
  }
}

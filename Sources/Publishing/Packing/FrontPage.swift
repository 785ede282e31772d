import Diagnostics
import HTMLSyntax

/// What the first page of a site says of the site.
public struct FrontPage: Sendable {
  /// Names the site; letters, digits and hyphens.
  public let id: String
  /// As BCP 47 has it: `en`, `de-DE`.
  public let language: String
  public let title: String
  public let description: String

  private static let path = "index.html"
  /// Of a site whose theme does not say.
  private static let unnamed = "wiki"

  public init(of site: PackableSite) throws(Fault) {
    self.init(try site.bytes(of: Self.path))
  }

  public init(_ page: [UInt8]) {
    var id = ""
    var language = ""
    var title = ""
    var description = ""
    var isTitle = false
    for token in HTMLTokenizer(page) {
      switch token.kind {
      case .startTag(let tag) where tag.name == "html":
        id = tag.value(of: "data-site", in: page)
        language = tag.value(of: "lang", in: page)
      case .startTag(let tag)
      where tag.name == "meta" && tag.value(of: "name", in: page) == "description":
        if description.isEmpty { description = tag.value(of: "content", in: page) }
      case .startTag(let tag): isTitle = title.isEmpty && tag.name == "title"
      case .rawText where isTitle: title = Self.text(page[token.range])
      default: isTitle = false
      }
    }
    self.id = id.isIdentifier ? id : Self.unnamed
    self.language = language.isIdentifier ? language : "en"
    self.title = title.isEmpty ? self.id : title
    self.description = description.isEmpty ? self.title : description
  }

  fileprivate static func text(_ value: ArraySlice<UInt8>) -> String {
    String(decoding: value.decodingHTMLReferences, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension HTMLTag {
  fileprivate func value(of name: String, in page: [UInt8]) -> String {
    attribute(named: name).map { FrontPage.text(page[$0.valueRange]) } ?? ""
  }
}

extension String {
  /// Whether it can be the name of a folder, and a word of a command.
  fileprivate var isIdentifier: Bool {
    utf8.first.map { $0 != UInt8(ascii: "-") } == true && utf8.count <= 80
      && utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isWordCharacter }
  }
}

extension UInt8 {
  fileprivate var isWordCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document, or of a piece of HTML that is well-formed.
///
/// A class because the parser adds to it while it reads.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []
  /// Its own text and that of all below it, in order.
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  static func parsed(_ text: String) throws -> XMLTree {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else { throw NotXML(line: parser.lineNumber) }
    return root
  }

  /// What stands between the first `<tag …>` that has `mark` and its end, the tags included.
  static func piece(_ name: String, having mark: String, of page: String) throws -> XMLTree {
    guard let start = page.range(of: "<\(name) \(mark)") else { throw NotXML(line: 0) }
    let rest = page[start.lowerBound...]
    var depth = 0
    for match in rest.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) where match.2 == name {
      depth += match.1.isEmpty ? 1 : -1
      if depth == 0 { return try parsed(String(rest[..<match.range.upperBound])) }
    }
    throw NotXML(line: 0)
  }

  /// All of a name below it, in order.
  func all(_ name: String) -> [XMLTree] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// Without the line ends of the source.
  var words: String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  struct NotXML: Error {
    let line: Int
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLTree(name, attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      for element in open { element.text += text }
    }
  }
}

/// What the index shows of one document.
public struct IndexedRecord: Hashable, Sendable {
  public let title: String
  public let key: String
  /// `-` for none; empty where the title says it.
  public let slug: String
  public let context: String
  public let picture: String
  /// Facet and value of each: `status/alive`.
  public let badges: [String]
  public let hasNamesakes: Bool

  /// The file of the page, as a program finds it.
  public var page: String {
    let simple = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
    let name = slug == "-" ? "" : slug.isEmpty ? simple : slug
    return name.isEmpty ? "\(key).html" : "\(key)-\(name).html"
  }

  struct Block: Decodable {
    let t: String
    let k: String
    let s: String?
    let c: String?
    let p: String?
    let b: String?
    let d: [Int]?
  }

  static func records(_ block: Block, of head: IndexHead.Collection) -> [IndexedRecord] {
    let titles = block.t.lines
    func column(_ text: String?) -> [String] {
      text?.lines ?? titles.map { _ in "" }
    }
    let (keys, slugs, contexts) = (block.k.lines, column(block.s), column(block.c))
    let (pictures, badges) = (column(block.p), column(block.b))
    return titles.indices.map { index in
      IndexedRecord(
        title: titles[index], key: keys[index], slug: slugs[index], context: contexts[index],
        picture: pictures[index],
        badges: Base90Reader.numbers(badges[index], width: 1).map {
          head.badges[$0][..<2].joined(separator: "/")
        },
        hasNamesakes: (block.d ?? []).contains(index))
    }
  }
}

/// Something in a page, or another file of a site, that would not work, and where.
public struct SiteFinding: Hashable, Sendable {
  public let page: String
  public let line: Int
  public let problem: Problem
  /// The address, id or attribute it is about, as the page has it.
  public let target: String
}

extension SiteFinding: Comparable {
  /// By page, line and target.
  public static func < (left: SiteFinding, right: SiteFinding) -> Bool {
    (left.page, left.line, left.target, left.predicate)
      < (right.page, right.line, right.target, right.predicate)
  }
}

extension SiteFinding: CustomStringConvertible {
  /// `characters/1-rick.html:42 links to 'x.html', which is no file of the site`
  public var description: String { "\(page):\(line) \(predicate)" }

  /// The finding without its place, as the rest of a sentence.
  public var predicate: String {
    switch problem {
    case .missing: "links to '\(target)', which is no file of the site"
    case .missingFragment: "links to '\(target)', but no element there has that id"
    case .wrongCase(let path): "links to '\(target)', but the file is named '\(path)'"
    case .folder: "links to the folder '\(target)' where a file is due"
    case .outside: "links to '\(target)', which leads out of the site"
    case .empty: "has an empty '\(target)'"
    case .rootAbsolute: "links to '\(target)' from the root, which fails in a folder"
    case .foreignHost: "uses '\(target)' of another host"
    case .scheme: "links to '\(target)', a scheme that pages may not use"
    case .notEncoded: "links to '\(target)', which is not percent-encoded"
    case .duplicateID: "has the id '\(target)' a second time"
    case .styleAttribute: "has a style attribute, which the security policy drops"
    case .inlineScript: "has an inline script ('\(target)'), which the security policy drops"
    case .baseElement: "has a base element, which bends every link"
    case .brokenTag: "breaks off inside the tag '\(target)'"
    case .missingMap: "uses the map '\(target)', which the page does not have"
    case .collision: "can't stand beside '\(target)': on some systems they are one file"
    case .orphan: "is a file that nothing leads to from \(target)"
    }
  }
}

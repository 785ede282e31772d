extension SiteFinding {
  public enum Problem: Hashable, Sendable {
    case missing
    case missingFragment
    /// The path as it is in the site.
    case wrongCase(String)
    case folder
    case outside
    case empty
    case rootAbsolute
    case foreignHost
    case scheme
    case notEncoded
    case duplicateID
    case styleAttribute
    case inlineScript
    case baseElement
    case brokenTag
    case missingMap
    /// Another path is the same one on some systems.
    case collision
    case orphan
  }
}

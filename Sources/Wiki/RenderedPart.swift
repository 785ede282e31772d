/// A part of a page that no model has: rendering makes it, from the theme and from the page's own
/// template.
public enum RenderedPart: Int, CaseIterable, Sendable {
  case policy
  case styles
  case contentStyles
  case structuredData
  case scripts
  case pageScripts
  case words
  case content
}

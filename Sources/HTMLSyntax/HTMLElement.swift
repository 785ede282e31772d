/// The elements that mean something to whoever looks for more than text.
public enum HTMLElement: String, Sendable {
  case a, area, base, link, map, meta, object, script, style, template, title, textarea
  case iframe, noembed, noframes, xmp, plaintext
  case math, svg

  /// `length` is that of the whole name.
  init?(_ name: PackedName, length: Int) {
    guard length <= PackedName.longest else { return nil }
    switch name {
    case "a": self = .a
    case "area": self = .area
    case "base": self = .base
    case "link": self = .link
    case "map": self = .map
    case "meta": self = .meta
    case "object": self = .object
    case "script": self = .script
    case "style": self = .style
    case "template": self = .template
    case "title": self = .title
    case "textarea": self = .textarea
    case "iframe": self = .iframe
    case "noembed": self = .noembed
    case "noframes": self = .noframes
    case "xmp": self = .xmp
    case "plaintext": self = .plaintext
    case "math": self = .math
    case "svg": self = .svg
    default: return nil
    }
  }

  /// Whether another language begins with it.
  var isForeignRoot: Bool { self == .svg || self == .math }
}

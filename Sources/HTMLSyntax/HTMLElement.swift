/// The elements that mean something to whoever looks for more than text.
public enum HTMLElement: String, Sendable {
  case a, area, base, link, map, meta, object, script, style, template, title, textarea
  case iframe, noembed, noframes, xmp, plaintext
  case math, svg
  case header, footer

  /// `length` is that of the whole name.
  init?(_ name: PackedName, length: Int) {
    switch length {
    case 1 where name.ends(in: "a"), 3 where name.ends(in: "gp"): self.init(short: name)
    case 4 where name.ends(in: "aehk"): self.init(ofFour: name)
    case 5...PackedName.longest where name.ends(in: "aderst"): self.init(long: name)
    default: return nil
    }
  }

  private init?(short name: PackedName) {
    switch name {
    case "a": self = .a
    case "map": self = .map
    case "svg": self = .svg
    case "xmp": self = .xmp
    default: return nil
    }
  }

  private init?(ofFour name: PackedName) {
    switch name {
    case "area": self = .area
    case "base": self = .base
    case "link": self = .link
    case "math": self = .math
    case "meta": self = .meta
    default: return nil
    }
  }

  private init?(long name: PackedName) {
    switch name {
    case "object": self = .object
    case "script": self = .script
    case "style": self = .style
    case "template": self = .template
    case "title": self = .title
    case "textarea": self = .textarea
    case "iframe": self = .iframe
    case "noembed": self = .noembed
    case "noframes": self = .noframes
    case "plaintext": self = .plaintext
    case "header": self = .header
    case "footer": self = .footer
    default: return nil
    }
  }

  /// Whether its end changes how what follows is read, or ends what pages have in common.
  var endMatters: Bool { self == .template || isForeignRoot || surroundsContent }

  /// Whether it stands around the content of a page, and may be the same on many.
  public var surroundsContent: Bool { self == .header || self == .footer }

  /// Whether another language begins with it.
  public var isForeignRoot: Bool { self == .svg || self == .math }
}

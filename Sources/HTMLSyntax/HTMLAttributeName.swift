/// The attributes that tell what a page leads to, and what it is.
public enum HTMLAttributeName: Sendable {
  case action, background, cite, content, data, formaction, href, httpEquiv, id, imagesrcset
  case longdesc, name, ping, poster, property, rel, shadowrootmode, src, srcset, style, type, usemap
  case xlinkHref

  /// `length` is that of the whole name.
  init?(_ name: PackedName, length: Int) {
    switch length {
    case 2 where name.ends(in: "d"), 3 where name.ends(in: "cl"): self.init(short: name)
    case 4 where name.ends(in: "aefg"): self.init(ofFour: name)
    case 5 where name.ends(in: "e"), 6,
      7 where name.ends(in: "t"):
      self.init(ofFiveToSeven: name)
    case 8 where name.ends(in: "cy"), 10 where name.ends(in: "dfnv"), 11 where name.ends(in: "t"),
      14 where name.ends(in: "e"):
      self.init(long: name)
    default: return nil
    }
  }

  private init?(short name: PackedName) {
    switch name {
    case "id": self = .id
    case "rel": self = .rel
    case "src": self = .src
    default: return nil
    }
  }

  private init?(ofFour name: PackedName) {
    switch name {
    case "cite": self = .cite
    case "data": self = .data
    case "href": self = .href
    case "name": self = .name
    case "ping": self = .ping
    case "type": self = .type
    default: return nil
    }
  }

  private init?(ofFiveToSeven name: PackedName) {
    switch name {
    case "action": self = .action
    case "content": self = .content
    case "poster": self = .poster
    case "srcset": self = .srcset
    case "style": self = .style
    case "usemap": self = .usemap
    default: return nil
    }
  }

  private init?(long name: PackedName) {
    switch name {
    case "background": self = .background
    case "formaction": self = .formaction
    case "http-equiv": self = .httpEquiv
    case "imagesrcset": self = .imagesrcset
    case "longdesc": self = .longdesc
    case "property": self = .property
    case "shadowrootmode": self = .shadowrootmode
    case "xlink:href": self = .xlinkHref
    default: return nil
    }
  }
}

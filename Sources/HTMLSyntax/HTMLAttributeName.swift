/// The attributes that tell what a page leads to, and what it is.
public enum HTMLAttributeName: Sendable {
  case action, background, cite, content, data, formaction, href, httpEquiv, id, imagesrcset
  case longdesc, name, ping, poster, property, rel, shadowrootmode, src, srcset, style, type, usemap
  case xlinkHref

  /// `length` is that of the whole name.
  init?(_ name: PackedName, length: Int) {
    guard length <= PackedName.longest else { return nil }
    switch name {
    case "action": self = .action
    case "background": self = .background
    case "cite": self = .cite
    case "content": self = .content
    case "data": self = .data
    case "formaction": self = .formaction
    case "href": self = .href
    case "http-equiv": self = .httpEquiv
    case "id": self = .id
    case "imagesrcset": self = .imagesrcset
    case "longdesc": self = .longdesc
    case "name": self = .name
    case "ping": self = .ping
    case "poster": self = .poster
    case "property": self = .property
    case "rel": self = .rel
    case "shadowrootmode": self = .shadowrootmode
    case "src": self = .src
    case "srcset": self = .srcset
    case "style": self = .style
    case "type": self = .type
    case "usemap": self = .usemap
    case "xlink:href": self = .xlinkHref
    default: return nil
    }
  }
}

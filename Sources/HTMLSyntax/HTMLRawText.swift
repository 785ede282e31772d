/// How browsers read the content of the elements in which `<` opens no tag.
public enum HTMLRawText: Hashable, Sendable {
  case script
  case style
  /// `title` and `textarea`: no tags, but character references.
  case escapable
  /// `iframe`, `noembed`, `noframes`, `xmp` and `plaintext`: neither.
  case verbatim

  init?(_ element: HTMLElement) {
    switch element {
    case .script: self = .script
    case .style: self = .style
    case .title, .textarea: self = .escapable
    case .iframe, .noembed, .noframes, .xmp, .plaintext: self = .verbatim
    default: return nil
    }
  }
}

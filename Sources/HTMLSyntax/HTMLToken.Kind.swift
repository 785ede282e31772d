extension HTMLToken {
  public enum Kind: Hashable, Sendable {
    case text
    case startTag(HTMLTag)
    /// Its attributes are read like those of a start tag; browsers ignore them.
    case endTag(HTMLTag)
    /// Also what browsers take for one: `<?…>`, `<!…>`, `</…>` without a name.
    case comment
    case doctype
    /// What stands between the tags of an element whose content is not markup.
    case rawText(HTMLRawText)
  }
}

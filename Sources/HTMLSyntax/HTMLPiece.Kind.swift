extension HTMLPiece {
  public enum Kind: Sendable {
    case text
    case startTag
    /// Its attributes are read like those of a start tag; browsers ignore them.
    case endTag
    /// Also what browsers take for one: `<?…>`, `<!…>`, `</…>` without a name.
    case comment
    case doctype
    /// What stands between the tags of an element whose content is not markup.
    case rawText(HTMLRawText)
  }
}

/// The id that a fragment asks for.
struct ElementName {
  let text: String

  /// Nil where no element is meant: the top of the page, a text to search for, a moment of a film.
  init?(_ fragment: ArraySlice<UInt8>, in target: String) {
    let directive = fragment.firstRange(of: Array(":~:".utf8))
    let name = fragment[..<(directive?.lowerBound ?? fragment.endIndex)].percentDecoded
    text = String(decoding: name, as: UTF8.self)
    let isMedia = FileKind(of: target) == nil && name.contains(UInt8(ascii: "="))
    let isView = FileKind(of: target) == .drawing && text.hasPrefix("svgView(")
    if text.isEmpty || text.lowercased() == "top" || isMedia || isView { return nil }
  }
}

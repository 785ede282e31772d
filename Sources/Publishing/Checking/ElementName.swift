/// The id that a fragment asks for.
struct ElementName {
  let text: String

  /// Nil where no element is meant: the top of the page, a text to search for, a moment of a film.
  init?(_ fragment: ArraySlice<UInt8>, in target: String) {
    let directive =
      fragment.contains(UInt8(ascii: "~"))
      ? fragment.firstRange(of: Array(":~:".utf8)) : nil
    let name = fragment[..<(directive?.lowerBound ?? fragment.endIndex)].percentDecoded
    text = String(decoding: name, as: UTF8.self)
    let isMedia = name.contains(UInt8(ascii: "=")) && FileKind(of: target) == nil
    let isView = text.hasPrefix("svgView(") && FileKind(of: target) == .drawing
    if text.isEmpty || text.lowercased() == "top" || isMedia || isView { return nil }
  }
}

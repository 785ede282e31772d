import Wiki

/// What a name stands for on one page.
enum ViewValue {
  case field(FieldValue)
  /// An address, seen from the page.
  case destination(String)
  /// The text of a section, in words.
  case text([UInt8])
}

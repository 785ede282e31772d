import HTMLSyntax

/// Tells while a page is read whether the content of a `template` element is such that it may be passed
/// over where other pages have the same: nothing in it leads anywhere, changes how the page is read, or is a header or
/// footer.
struct PlainTemplate {
  /// Where the content begins; nil outside of such an element, and once something in it matters.
  private var start: Int?

  /// `end` is where the tag ends that begins the element.
  mutating func begin(at end: Int) { start = end }

  mutating func read(_ tag: HTMLTagPlaces) {
    if tag.element != nil || tag.attributes.contains(where: { $0.name != nil }) { start = nil }
  }

  /// The content, if this is the tag that ends the element.
  mutating func end(_ tag: HTMLTagPlaces, at place: Int) -> Range<Int>? {
    guard let start, tag.element != nil else { return nil }
    self.start = nil
    return tag.element == .template ? start..<place : nil
  }
}

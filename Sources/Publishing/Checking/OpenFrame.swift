import HTMLSyntax

/// A header or footer while it is read: it may be passed over on other pages if all that matters in it are ids, and
/// links that can be taken as they stand.
struct OpenFrame {
  let element: HTMLElement
  /// Where its content begins.
  let start: Int
  /// How much there was in front of it.
  let targetCount: Int
  let idCount: Int
  let findingCount: Int
  /// How many drawings and formulas are open: whoever passes over it must not come out in another language.
  private var foreignDepth = 0
  private var hasOnlyLinks = true

  init(
    _ element: HTMLElement, from start: Int, targetCount: Int, idCount: Int, findingCount: Int
  ) {
    self.element = element
    self.start = start
    self.targetCount = targetCount
    self.idCount = idCount
    self.findingCount = findingCount
  }

  var isPlain: Bool { hasOnlyLinks && foreignDepth == 0 }

  /// Notes something that matters otherwise.
  mutating func spoil() { hasOnlyLinks = false }

  mutating func open(_ tag: HTMLTagPlaces) {
    guard let element = tag.element else { return }
    if element.isForeignRoot, !tag.isSelfClosing { foreignDepth += 1 }
    if element != .a && !element.isForeignRoot { spoil() }
  }

  mutating func close(_ tag: HTMLTagPlaces) {
    if tag.element?.isForeignRoot == true { foreignDepth -= 1 }
    if foreignDepth < 0 { spoil() }
  }
}

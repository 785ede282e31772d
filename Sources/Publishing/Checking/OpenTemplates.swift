import HTMLSyntax

/// The `template` elements that are open where a page is being read.
struct OpenTemplates {
  /// Whether each makes a shadow tree, which is shown at once.
  private var shadows: [Bool] = []

  var isEmpty: Bool { shadows.isEmpty }

  /// Whether what is read now is no part of the page: only a program may make it one.
  private(set) var areInert = false

  mutating func open(_ tag: HTMLTagPlaces) {
    guard tag.element == .template else { return }
    shadows.append(tag.attribute(.shadowrootmode) != nil)
    areInert = shadows.contains(false)
  }

  mutating func close(_ tag: HTMLTagPlaces) {
    guard tag.element == .template, !shadows.isEmpty else { return }
    shadows.removeLast()
    areInert = shadows.contains(false)
  }
}

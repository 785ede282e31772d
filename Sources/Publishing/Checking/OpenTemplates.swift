import HTMLSyntax

/// The `template` elements that are open where a page is being read.
struct OpenTemplates {
  /// Whether each makes a shadow tree, which is shown at once.
  private var shadows: [Bool] = []

  var isEmpty: Bool { shadows.isEmpty }

  /// Whether what is read now is no part of the page: only a program may make it one.
  var areInert: Bool { shadows.contains(false) }

  mutating func open(_ tag: HTMLTag) {
    guard tag.name == "template" else { return }
    shadows.append(tag.attribute(named: "shadowrootmode") != nil)
  }

  mutating func close(_ tag: HTMLTag) {
    if tag.name == "template", !shadows.isEmpty { shadows.removeLast() }
  }
}

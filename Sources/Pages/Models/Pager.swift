import Wiki

/// The way through the pages of one list.
public struct Pager: TemplateModel {
  let current: Int
  let total: Int
  let path: @Sendable (Int) -> String

  /// `nil` if there is nothing to page through.
  init?(current: Int, total: Int, path: @escaping @Sendable (Int) -> String) {
    guard total > 1 else { return nil }
    self.current = current
    self.total = total
    self.path = path
  }

  public static let fields: [TemplateField<Pager>] = [
    .text("summary", "which page of how many") {
      .sentence("pager.summary", ["page": .number($0.current), "pages": .number($0.total)])
    },
    .link("first", "absent on the first page") { $0.link("first", to: 1, unless: $0.current == 1) },
    .link("previous", "absent on the first page", \.previous),
    .rows("numbers", "the numbers with their gaps", \.numbers),
    .link("next", "absent on the last page", \.next),
    .link("last", "absent on the last page") {
      $0.link("last", to: $0.total, unless: $0.current == $0.total)
    },
  ]

  var previous: Link? { link("previous", to: current - 1, unless: current == 1) }

  var next: Link? { link("next", to: current + 1, unless: current == total) }

  private func link(_ word: String, to page: Int, unless isThere: Bool) -> Link? {
    isThere ? nil : Link(.word("pager.\(word)"), to: .file(path(page)))
  }

  /// The first, the last, the current page and its neighbours; a gap stands for two or more.
  var numbers: [PagerNumber] {
    var numbers: [PagerNumber] = []
    var last = 0
    for page in 1...total where isShown(page) {
      if page > last + 1 { numbers.append(.gap) }
      numbers.append(.page(page, path: path(page), isCurrent: page == current))
      last = page
    }
    return numbers
  }

  /// A gap of a single page is that page.
  private func isShown(_ page: Int) -> Bool {
    let fillsGap = (page == 2 && current == 4) || (page == total - 1 && current == total - 3)
    return page == 1 || page == total || abs(page - current) <= 1 || fillsGap
  }
}

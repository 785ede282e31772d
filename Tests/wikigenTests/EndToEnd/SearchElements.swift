/// What a page has only where the wiki can be searched.
enum SearchElements {
  /// The page without them, and how many there were.
  static func removed(from page: String) -> (page: String, count: Int) {
    var rest = page
    var count = 0
    for element in [
      /<form class="search" [\s\S]*?<\/form>\n/, /"potentialAction":\{.*?"\}\},?/,
    ] as [Regex<Substring>] {
      count += rest.matches(of: element).count
      rest = rest.replacing(element, with: "")
    }
    return (rest, count)
  }
}

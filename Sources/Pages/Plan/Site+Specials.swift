import Wiki

extension Site {
  /// The pages that look at the whole wiki in other ways than by its collections.
  var specials: [(title: Phrase, path: String)] {
    guard hasEntries else { return [] }
    return [(.word("statistics.title"), SitePaths.statistics)]
      + (hasTimeline ? [(.word("timeline.title"), SitePaths.timeline())] : [])
      + [(.word("random.title"), SitePaths.random)]
  }
}

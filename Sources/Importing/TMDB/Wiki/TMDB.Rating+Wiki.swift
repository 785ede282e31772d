import Wiki

extension TMDB.Rating {
  /// `7.3 of 10`
  var phrase: Phrase { .sentence("tmdb.rating", ["score": .decimal(score, places: 1)]) }

  var votesPhrase: Phrase { .sentence("tmdb.votes", ["count": .number(votes)]) }

  /// The whole point that it reaches; ten itself belongs to the nines.
  var facetValue: FacetValue {
    let point = min(score / 10, 9)
    return FacetValue(
      key: "\(point)",
      title: .sentence(
        "values.rating",
        [
          "lowest": .decimal(point * 10, places: 1),
          "highest": .decimal(point == 9 ? 100 : point * 10 + 9, places: 1),
        ]), rank: 9 - point)
  }
}

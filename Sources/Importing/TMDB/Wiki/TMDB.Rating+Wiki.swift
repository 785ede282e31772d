import Wiki

extension TMDB.Rating {
  /// `7.3 of 10`
  var phrase: Phrase { .sentence("tmdb.rating", ["score": .decimal(score, places: 1)]) }

  var votesPhrase: Phrase { .sentence("tmdb.votes", ["count": .number(votes)]) }
}

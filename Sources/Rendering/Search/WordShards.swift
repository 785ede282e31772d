import Pages

/// The vocabulary of a collection with its postings, in ranges of neighbouring words.
struct WordShards {
  let shards: [SearchShard]
  /// The first word of each.
  let from: [String]
  /// For prefixes whose words fill more than one of them.
  let tops: SearchShard?
  /// By the character of whose words they are, in its order.
  let typos: [(String, SearchShard)]

  init(_ vocabulary: SearchVocabulary, of collection: String) {
    let texts = vocabulary.postings.map(Self.text)
    let ranges = WordRanges(words: vocabulary.words, texts: texts).ranges
    shards = ranges.enumerated().map { number, range in
      SearchShard(
        "w\(number)", of: collection,
        .object([
          ("w", .text(FrontCoding.text(of: vocabulary.words[range]))),
          ("p", .text(texts[range].joined(separator: " "))),
        ]))
    }
    from = ranges.map { vocabulary.words[$0.lowerBound] }
    let isDivided = ranges.count > 1
    tops =
      isDivided ? PrefixTops(vocabulary, in: ranges).shard(of: collection) : nil
    typos = isDivided ? TypoWords(vocabulary.words).shards(of: collection) : []
  }

  var head: JSONValue {
    .object([("names", .texts(shards.map(\.digest))), ("from", .texts(from))])
  }

  /// Each posting as what it is more than the one before.
  private static func text(_ postings: [SearchPosting]) -> String {
    Base90.text { bytes in
      var before = 0
      for posting in postings {
        let value = posting.document * 3 + posting.match.rawValue
        Base90.append(varint: value - before, to: &bytes)
        before = value
      }
    }
  }
}

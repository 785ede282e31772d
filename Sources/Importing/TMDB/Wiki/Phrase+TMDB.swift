import Wiki

extension Phrase {
  static func filmCount(_ count: Int) -> Phrase {
    .sentence("tmdb.film-count", ["count": .number(count)])
  }

  /// In US dollars; empty if unknown.
  static func money(_ amount: Int?) -> Phrase {
    amount.map { .sentence("tmdb.money", ["amount": .number($0)]) } ?? .empty
  }

  /// `2 h 16 min`, without what is nought of it.
  static func runtime(minutes: Int) -> Phrase {
    let parts = (hours: Phrase.number(minutes / 60), minutes: Phrase.number(minutes % 60))
    if minutes < 60 { return .sentence("tmdb.runtime-minutes", ["minutes": parts.minutes]) }
    if minutes % 60 == 0 { return .sentence("tmdb.runtime-hours", ["hours": parts.hours]) }
    return .sentence("tmdb.runtime", ["hours": parts.hours, "minutes": parts.minutes])
  }
}

extension Link {
  /// A page of another site, whose title is the word of a key; `nil` if the address is none.
  init?(_ key: String, _ address: String) {
    guard let address = WebAddress(address) else { return nil }
    self.init(.word("tmdb.links.\(key)"), to: .web(address))
  }
}

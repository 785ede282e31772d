extension Phrase: Codable {
  private enum CodingKeys: String, CodingKey {
    case verbatim, word, sentence, with, number, units, places, date, link, to, list
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch values.allKeys.first(where: { Self.kinds.contains($0) }) {
    case .verbatim: self = .verbatim(try values.decode(String.self, forKey: .verbatim))
    case .word: self = .word(try values.decode(String.self, forKey: .word))
    case .sentence:
      self = .sentence(
        try values.decode(String.self, forKey: .sentence),
        try values.decode(Arguments.self, forKey: .with))
    case .number: self = .number(try values.decode(Int.self, forKey: .number))
    case .units:
      let places = try values.decode(Int.self, forKey: .places)
      // An Int has no more digits.
      guard (0...18).contains(places) else {
        throw DecodingError.dataCorruptedError(
          forKey: .places, in: values, debugDescription: "no number of places")
      }
      self = .decimal(try values.decode(Int.self, forKey: .units), places: places)
    case .date: self = .date(try values.decode(CalendarDate.self, forKey: .date))
    case .link:
      self = .link(
        Link(
          try values.decode(Phrase.self, forKey: .link),
          to: try values.decode(Link.Target.self, forKey: .to)))
    case .list: self = .list(try values.decode([Phrase].self, forKey: .list))
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no kind of phrase"))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .verbatim(let text): try values.encode(text, forKey: .verbatim)
    case .word(let key): try values.encode(key, forKey: .word)
    case .sentence(let key, let arguments):
      try values.encode(key, forKey: .sentence)
      try values.encode(arguments, forKey: .with)
    case .number(let number): try values.encode(number, forKey: .number)
    case .decimal(let units, let places):
      try values.encode(units, forKey: .units)
      try values.encode(places, forKey: .places)
    case .date(let date): try values.encode(date, forKey: .date)
    case .link(let link):
      try values.encode(link.title, forKey: .link)
      try values.encode(link.target, forKey: .to)
    case .list(let phrases): try values.encode(phrases, forKey: .list)
    }
  }

  /// The keys of which each phrase has one.
  private static let kinds: Set<CodingKeys> = [
    .verbatim, .word, .sentence, .number, .units, .date, .link, .list,
  ]
}

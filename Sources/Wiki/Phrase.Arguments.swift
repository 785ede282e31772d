extension Phrase {
  /// What stands for the `{names}` of a pattern, by name.
  ///
  /// A few in a row: a build says half a million sentences, and a table for each would take longer than to
  /// put it into words.
  public struct Arguments: Hashable, Sendable {
    public struct Argument: Hashable, Sendable {
      public let name: String
      public let phrase: Phrase
    }

    /// By name, each once.
    private var all: [Argument] = []

    public init() {}

    public subscript(name: String) -> Phrase? {
      get {
        for argument in all where argument.name == name { return argument.phrase }
        return nil
      }
      set {
        let place = all.firstIndex { $0.name >= name } ?? all.endIndex
        let isThere = place < all.endIndex && all[place].name == name
        all.replaceSubrange(
          place..<(isThere ? place + 1 : place),
          with: newValue.map { [Argument(name: name, phrase: $0)] } ?? [])
      }
    }

    public var values: [Phrase] { all.map(\.phrase) }

    public func mapValues(_ change: (Phrase) -> Phrase) -> Arguments {
      var changed = Arguments()
      changed.all = all.map { Argument(name: $0.name, phrase: change($0.phrase)) }
      return changed
    }
  }
}

extension Phrase.Arguments: ExpressibleByDictionaryLiteral {
  /// Of two with the same name the last one counts.
  public init(dictionaryLiteral elements: (String, Phrase)...) {
    if elements.count == 1 {
      all = [Argument(name: elements[0].0, phrase: elements[0].1)]
      return
    }
    all.reserveCapacity(elements.count)
    for (name, phrase) in elements {
      // Two or three, which need not be asked for twice.
      let place = all.firstIndex { $0.name >= name } ?? all.endIndex
      let argument = Argument(name: name, phrase: phrase)
      if place < all.endIndex, all[place].name == name {
        all[place] = argument
      } else {
        all.insert(argument, at: place)
      }
    }
  }
}

extension Phrase.Arguments: RandomAccessCollection {
  public var startIndex: Int { all.startIndex }
  public var endIndex: Int { all.endIndex }

  public subscript(place: Int) -> Argument { all[place] }
}

extension Phrase.Arguments: Codable {
  public init(from decoder: any Decoder) throws {
    for (name, phrase) in try [String: Phrase](from: decoder) { self[name] = phrase }
  }

  public func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.phrase) }).encode(to: encoder)
  }
}

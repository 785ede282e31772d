extension Setting {
  /// What a setting may be. `Setting.Kind+Reading.swift` has what each accepts.
  enum Kind: Hashable, Sendable {
    /// One line of text.
    case text
    /// Letters, digits and hyphens: safe as part of a file's name.
    case identifier
    case webAddress
    case path
    case flag
    case number(ClosedRange<Int>)
    case decimal(ClosedRange<Double>)
    /// Bytes as people write them: `700MB`.
    case byteCount
    /// A time as people write it: `12h`, `7d`.
    case timeSpan
    case word([String])
    case list(of: [String])
    /// Words or numbers, whichever they are.
    case items
    /// `en`, `pt-BR`
    case languageTag
    /// `GB`
    case countryCode
    /// One of several parts of a wiki: `2/4`.
    case share
    /// Values by name: what an API is asked besides.
    case parameters(of: [String])
  }
}

extension Setting.Kind {
  /// The kind as a fault names it: `a whole number from 1 to 500`.
  var expectation: String {
    switch self {
    case .text: "a line of text"
    case .identifier: "a word of letters, digits and hyphens"
    case .webAddress: "an http or https address without user, query and fragment"
    case .path: "the path of a file or folder"
    case .flag: "true or false"
    case .number(let range) where range.upperBound == .max:
      "a whole number of at least \(range.lowerBound)"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .byteCount: "a size such as 700MB or 2GB"
    case .timeSpan: "a time such as 12h or 7d"
    case .word(let words): words.joined(separator: " or ")
    case .list(let words): "a list out of \(words.joined(separator: ", "))"
    case .items: "a list of words or numbers"
    case .languageTag: "a language such as en or pt-BR"
    case .countryCode: "a country such as GB"
    case .share: "a share such as 2/4"
    case .parameters: "a text of parameters, none of them twice, such as a=1&b=2"
    }
  }

  /// Whether its values are numbers, with or without a unit, or begin with one.
  var isAmount: Bool {
    switch self {
    case .number, .decimal, .byteCount, .timeSpan, .share: true
    default: false
    }
  }

  /// The words that are known, where only known ones are accepted.
  var words: [String] {
    switch self {
    case .word(let words), .list(let words): words
    case .flag: ["true", "false"]
    case .text, .identifier, .webAddress, .path, .number, .decimal, .byteCount,
      .timeSpan, .items, .languageTag,
      .countryCode, .share, .parameters:
      []
    }
  }
}

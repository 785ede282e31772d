import Wiki

extension TMDB {
  /// The key under which IMDb knows a film or a person: `tt0133093`, `nm0000206`.
  struct IMDbKey: Hashable, Sendable {
    let text: String

    /// The first of the texts that is `prefix` and five to twelve digits.
    init?(_ prefix: String, among texts: String...) {
      let fits = { (text: String) in
        let digits = text.utf8.dropFirst(prefix.utf8.count)
        return text.hasPrefix(prefix) && (5...12).contains(digits.count)
          && digits.allSatisfy(\.isASCIIDigit)
      }
      guard let text = texts.first(where: fits) else { return nil }
      self.text = text
    }
  }
}

extension TMDB {
  /// What a film cost and what it earned, in US dollars.
  struct BoxOffice: Hashable, Sendable {
    /// `nil` if unknown.
    let budget: Int?
    /// `nil` if unknown.
    let revenue: Int?

    init(budget: Int, revenue: Int) {
      self.budget = budget > 0 ? budget : nil
      self.revenue = revenue > 0 ? revenue : nil
    }

    /// `nil` unless both sides are known.
    var result: Result? {
      guard let budget, let revenue else { return nil }
      return revenue >= budget ? .gain(revenue - budget) : .loss(budget - revenue)
    }
  }
}

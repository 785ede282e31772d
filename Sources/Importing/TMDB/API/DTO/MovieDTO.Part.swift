extension MovieDTO {
  /// The parts that are asked for with a film; the raw value is the wire's name.
  enum Part: String, CaseIterable, Sendable {
    case credits
    case videos
    case releaseDates = "release_dates"
    case keywords
    case recommendations
    case externalIDs = "external_ids"
  }

  var absentParts: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .credits: credits == nil
      case .videos: videos == nil
      case .releaseDates: releaseDates == nil
      case .keywords: keywords == nil
      case .recommendations: recommendations == nil
      case .externalIDs: externalIDs == nil
      }
    }
  }
}

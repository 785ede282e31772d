import Wiki

extension TMDB.Status {
  var badge: Badge {
    switch self {
    case .released: Badge("status", "released")
    case .postProduction: Badge("status", "post-production")
    case .inProduction: Badge("status", "in-production")
    case .planned: Badge("status", "planned")
    case .rumored: Badge("status", "rumored")
    case .canceled: Badge("status", "canceled")
    case .other(let word): Badge("status", "unforeseen", text: word)
    }
  }
}

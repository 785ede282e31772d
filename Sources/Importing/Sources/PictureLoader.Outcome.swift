import Diagnostics

extension PictureLoader {
  /// What became of one picture.
  enum Outcome: Sendable {
    case loaded(LoadedPicture)
    /// It is not there, or is no picture.
    case missing(Warning)
    /// Nobody answered for it.
    case unanswered(Warning)
    case foreign(Warning)
    /// Of a host where nobody had answered for others.
    case notAsked(host: String)
    case overBudget

    var picture: LoadedPicture? {
      if case .loaded(let picture) = self { picture } else { nil }
    }

    var warning: Warning? {
      switch self {
      case .missing(let warning), .unanswered(let warning), .foreign(let warning): warning
      case .loaded, .notAsked, .overBudget: nil
      }
    }
  }
}

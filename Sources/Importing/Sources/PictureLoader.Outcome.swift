import Diagnostics

extension PictureLoader {
  /// What became of one picture; `kept` is the one that was had before.
  enum Outcome: Sendable {
    case loaded(LoadedPicture)
    /// It is not there, or is no picture.
    case missing(Warning, kept: LoadedPicture?)
    /// Nobody answered for it.
    case unanswered(Warning, kept: LoadedPicture?)
    case foreign(Warning)
    /// Of a host where nobody had answered for others.
    case notAsked(host: String, kept: LoadedPicture?)
    case overBudget

    var picture: LoadedPicture? {
      switch self {
      case .loaded(let picture): picture
      case .missing(_, let kept), .unanswered(_, let kept), .notAsked(_, let kept): kept
      case .foreign, .overBudget: nil
      }
    }

    var warning: Warning? {
      switch self {
      case .missing(let warning, _), .unanswered(let warning, _), .foreign(let warning): warning
      case .loaded, .notAsked, .overBudget: nil
      }
    }
  }
}

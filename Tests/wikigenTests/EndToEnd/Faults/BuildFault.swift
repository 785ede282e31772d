import TestSupport
import Testing

/// One way in which the API fails, and what becomes of a build.
struct BuildFault: CustomTestStringConvertible, Sendable {
  enum Effect: Sendable {
    /// 65, and what stands stays as it is.
    case refused
    /// 69 where nothing is kept; else the last complete run stands in.
    case unavailable
    /// 0, and a new wiki without so many pictures.
    case published(missing: Int)
  }

  enum Healing: Sendable {
    case inTheRun
    /// Asking again makes no sense at once; the next run takes up where this one stopped.
    case inTheNextRun
  }

  let testDescription: String
  /// What fails, as it follows the address of the API.
  var target = "location?page=2"
  let step: FaultServer.Step
  let effect: Effect
  /// What follows the address on stderr; empty where nothing is said.
  let sentence: String
  var stage = "fetching"
  var healing = Healing.inTheRun

  /// While it lasts, where nothing is kept.
  var code: Int32 {
    switch effect {
    case .refused: 65
    case .unavailable: 69
    case .published: 0
    }
  }
}

import HTMLSyntax
import Synchronization

/// The headers and footers that the pages of a folder have in common: where they lead is looked up once.
///
/// A class with a lock because files are checked at once and share it.
final class CarriedFrames: Sendable {
  /// One of which nothing is to be judged.
  struct Frame: Sendable {
    /// What stands between its tags.
    let content: [UInt8]
    /// Where it leads, as places among the sorted paths of the site.
    let targets: [Int32]
    let ids: [String]
  }

  private struct Place: Hashable {
    let folder: [UInt8]
    let element: HTMLElement
  }

  private let frames = Mutex<[Place: Frame]>([:])

  /// The one that was read last in a folder.
  func frame(_ element: HTMLElement, of folder: [UInt8]) -> Frame? {
    frames.withLock { $0[Place(folder: folder, element: element)] }
  }

  func keep(_ frame: Frame, _ element: HTMLElement, of folder: [UInt8]) {
    frames.withLock { $0[Place(folder: folder, element: element)] = frame }
  }
}

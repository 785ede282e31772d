import Synchronization

/// Files that are made together, once the first of them is asked for. They stand behind all that they are made
/// of, so that hardly anything is left to do then, and whoever asks for another one meanwhile hardly waits.
///
/// A class because whoever makes one of them makes all.
final class LateFiles: Sendable {
  private let make: @Sendable () throws -> [(path: String, bytes: [UInt8])]
  private let made = Mutex<[String: [UInt8]]?>(nil)

  init(_ make: @escaping @Sendable () throws -> [(path: String, bytes: [UInt8])]) {
    self.make = make
  }

  /// The file at a path that one of them has.
  func bytes(of path: String) throws -> [UInt8] {
    try made.withLock { made in
      let files = try made ?? Dictionary(make(), uniquingKeysWith: { first, _ in first })
      made = files
      guard let bytes = files[path] else { preconditionFailure("\(path) is one of those files") }
      return bytes
    }
  }
}

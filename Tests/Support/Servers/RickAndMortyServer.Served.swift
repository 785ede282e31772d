import Synchronization

extension RickAndMortyServer {
  /// What the server answers from. A class because the server and the test share it.
  final class Served: Sendable {
    let current: Mutex<WireRecords>

    init(_ records: WireRecords) { current = Mutex(records) }
  }
}

import Synchronization
import Wiki

/// Models of tapes by the places of the wiki's entries.
///
/// They lie in blocks that never move: whoever asked for one reads it without a lock and without a count of who
/// holds it, as long as this is held. A class because the pages of a site are read at once and share it.
final class PlacedTapes: Sendable {
  /// Bytes that are written before anybody is told of them, and never again.
  struct Tape: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer

    /// A model has fields, each with its distance.
    fileprivate static let none = Tape(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
  }

  private let kept: Mutex<Kept>

  /// For so many places.
  init(count: Int) { kept = Mutex(Kept(count: count)) }

  /// `nil` where none is kept yet.
  subscript(place: Int) -> Tape? {
    let tape = kept.withLock { $0.tapes[place] }
    return tape.bytes.isEmpty ? nil : tape
  }

  /// The same of several; `nil` has no place.
  func tapes(at places: [Int32?]) -> [Tape?] {
    kept.withLock { kept in
      places.map { place in
        guard let place, !kept.tapes[Int(place)].bytes.isEmpty else { return nil }
        return kept.tapes[Int(place)]
      }
    }
  }

  /// Keeps a copy of what was written, and returns it: of two that are made at once the first.
  func keep(_ tape: borrowing GrowingBytes, at place: Int) -> Tape {
    let made = Tape(bytes: tape.bytes)
    return kept.withLock { $0.keep(made, at: place) }
  }

  private struct Kept: ~Copyable {
    private(set) var tapes: [Tape]
    private var blocks: [UnsafeMutableRawPointer] = []
    /// Of the last block what nothing was written to.
    private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Hundreds fit in.
    private static let blockSize = 256 << 10

    init(count: Int) { tapes = Array(repeating: .none, count: count) }

    deinit { for block in blocks { block.deallocate() } }

    mutating func keep(_ made: Tape, at place: Int) -> Tape {
      guard tapes[place].bytes.isEmpty else { return tapes[place] }
      let count = made.bytes.count
      if rest.count < count {
        rest = .allocate(byteCount: max(count, Self.blockSize), alignment: 1)
        if let block = rest.baseAddress { blocks.append(block) }
      }
      rest.copyMemory(from: made.bytes)
      tapes[place] = Tape(bytes: UnsafeRawBufferPointer(rebasing: rest[..<count]))
      rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
      return tapes[place]
    }
  }
}

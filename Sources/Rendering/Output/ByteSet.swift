/// A set of bytes in which looking one up is one load.
///
/// Its memory is never let go: sets are made once, for good.
struct ByteSet: @unchecked Sendable {
  /// By byte; written only here.
  private let members: UnsafePointer<Bool>

  init(where isMember: (UInt8) -> Bool) {
    let members = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { (members + Int(byte)).initialize(to: isMember(byte)) }
    self.members = UnsafePointer(members)
  }

  func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }
}

/// What a command leaves to the end of its process: to give back the memory of ten thousand entries, one
/// by one, takes longer than to write what changed of their wiki.
enum LeftBehind {
  /// Never called by what goes on after a build.
  static func keep(_ value: some Sendable) { _ = Unmanaged.passRetained(Box(value)) }

  private final class Box<Value: Sendable>: Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }
  }
}

/// The values of a JSON text in their order, each with its place, made in one look at its bytes.
///
/// Foundation's decoder makes an object of every value and a dictionary of every object, which takes
/// several times as long. What is not plain (a number beyond 18 digits, a key that is there twice,
/// any fault) is refused here and left to it, so that there is one judge of what a text says.
///
/// A class because all that is read of a text shares it.
public final class JSONTape {
  enum Kind: UInt8 {
    case object, list, text, escapedText, integer, decimal, yes, no, null
  }

  struct Value {
    let kind: Kind
    /// Whether it has no byte beyond ASCII; an object or a list may have some all the same.
    let isASCII: Bool
    /// Of a text, what stands between its quotes.
    let start: Int32
    var end: Int32 = 0
    /// The place behind it and all that is in it.
    var next: Int32 = 0
  }

  /// Why a text is refused, Foundation says.
  struct Refusal: Error {}

  /// Those of its texts are valid UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Its own. That of any place that it tells is there.
  let values: UnsafeBufferPointer<Value>
  /// Whether anything was refused, even if whoever asked went on without it.
  private(set) var hasRefused = false
  /// Of the values that are fields, whether they were asked for; nil where nobody wants to know. Its own.
  let isRead: UnsafeMutableBufferPointer<Bool>?

  /// Valid as long as the bytes are.
  init(_ bytes: UnsafeBufferPointer<UInt8>, notesReading: Bool = false) throws(Refusal) {
    guard bytes.count < Int32.max else { throw Refusal() }
    var scanner = JSONScanner(bytes)
    try scanner.readText()
    self.bytes = bytes
    values = scanner.takeValues()
    isRead = notesReading ? .allocate(capacity: values.count) : nil
    isRead?.initialize(repeating: false)
  }

  deinit {
    values.deallocate()
    isRead?.deallocate()
  }

  /// The value that a JSON text says; `nil` where Foundation's decoder has to look at it.
  public static func value<Value: JSONReadable & Sendable>(_ type: Value.Type, in text: [UInt8])
    -> Value?
  {
    read(text, notesReading: false) { tape in try Value(tape, at: 0) }
  }

  /// What is made of the value that a JSON text says, while its texts may still be looked at; `nil` where
  /// Foundation's decoder has to look at it.
  public static func reading<Value: JSONReadable, Made: Sendable>(
    _ type: Value.Type, in text: [UInt8], _ make: (Value) -> Made
  ) -> Made? {
    read(text, notesReading: false) { tape in make(try Value(tape, at: 0)) }
  }

  /// The value, and the text without the fields that nobody asked for: it says the same value, in a
  /// fraction of the time.
  public static func excerpt<Value: JSONReadable & Sendable>(
    _ type: Value.Type, of text: [UInt8]
  ) -> (value: Value, excerpt: [UInt8])? {
    read(text, notesReading: true) { tape in (try Value(tape, at: 0), tape.excerpt) }
  }

  private static func read<Value>(
    _ text: [UInt8], notesReading: Bool, _ look: (JSONTape) throws -> Value
  ) -> Value? {
    text.withUnsafeBufferPointer { bytes in
      do {
        let tape = try JSONTape(bytes, notesReading: notesReading)
        let value = try look(tape)
        return tape.hasRefused ? nil : value
      } catch {
        // Its reasons are those of the decoder that is asked next.
        return nil
      }
    }
  }

  func noteReading(of place: Int) { isRead?[place] = true }

  /// Notes that the text is not to be read here.
  func refusal() -> Refusal {
    hasRefused = true
    return Refusal()
  }
}

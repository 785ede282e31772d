extension JSONCursor {
  /// Where a text stops being JSON.
  enum Offence: Error, Hashable {
    /// It is JSON as far as it goes.
    case breaksOff(after: Int)
    case unexpectedByte(Int)

    /// In brackets behind `is not JSON`.
    var words: String {
      switch self {
      case .breaksOff(let length): "it breaks off after \(length) bytes"
      case .unexpectedByte(let position): "byte \(position + 1) is out of place"
      }
    }
  }
}

/// A text that equals another only byte by byte.
///
/// Two spellings that `String` takes for one, such as é in one scalar or in two, stay two: else the
/// one that comes first, which is chance where answers race, would stand for both.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ExactText, other: ExactText) -> Bool {
    let areSame = one.text.utf8.withContiguousStorageIfAvailable { one in
      other.text.utf8.withContiguousStorageIfAvailable { other in
        one.count == other.count && one.elementsEqual(other)
      }
    }
    // Texts of Foundation's may lie elsewhere.
    return areSame.flatMap(\.self) ?? one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

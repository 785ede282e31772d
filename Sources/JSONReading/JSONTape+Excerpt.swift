extension JSONTape {
  /// The text with those fields of its objects that were asked for, in their order, each value as it
  /// stands there.
  var excerpt: [UInt8] {
    var text: [UInt8] = []
    write(valueAt: 0, to: &text)
    return text
  }

  private func write(valueAt place: Int, to text: inout [UInt8]) {
    let value = values[place]
    switch value.kind {
    case .object: writeFields(ofObjectAt: place, to: &text)
    case .list: writeElements(ofListAt: place, to: &text)
    case .text, .escapedText:
      text.append(UInt8(ascii: "\""))
      write(value, to: &text)
      text.append(UInt8(ascii: "\""))
    case .integer, .decimal, .yes, .no, .null: write(value, to: &text)
    }
  }

  private func write(_ value: Value, to text: inout [UInt8]) {
    text.append(
      contentsOf: UnsafeBufferPointer(rebasing: bytes[Int(value.start)..<Int(value.end)]))
  }

  private func writeFields(ofObjectAt object: Int, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    var isFirst = true
    var key = object + 1
    while key < Int(values[object].next) {
      if isRead?[key + 1] == true {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        isFirst = false
        write(valueAt: key, to: &text)
        text.append(UInt8(ascii: ":"))
        write(valueAt: key + 1, to: &text)
      }
      key = Int(values[key + 1].next)
    }
    text.append(UInt8(ascii: "}"))
  }

  private func writeElements(ofListAt list: Int, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "["))
    var element = list + 1
    while element < Int(values[list].next) {
      if element > list + 1 { text.append(UInt8(ascii: ",")) }
      write(valueAt: element, to: &text)
      element = Int(values[element].next)
    }
    text.append(UInt8(ascii: "]"))
  }
}

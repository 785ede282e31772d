import Pages
import Wiki

/// Runs a compiled template over what a tape says of one page.
struct TemplateRenderer: ~Copyable {
  private let program: TemplateProgram
  private let tape: TapeReader
  /// The path of the page, from which links are seen.
  private let path: UnsafeRawBufferPointer
  /// Where the page's model begins.
  private let page: Int
  private var output = GrowingBytes(capacity: 0)
  /// An address before it is escaped.
  private var address = GrowingBytes()

  /// - Parameters:
  ///   - tape: where the values lie.
  ///   - page: where the model begins that the template is written for.
  ///   - path: that of the page in the site.
  ///   - output: what it is appended to.
  ///   - theme, content: what a layout puts around a page, and what it puts it around.
  static func append(
    _ program: TemplateProgram, _ tape: PageTape, page: Int, at path: String,
    to output: inout GrowingBytes, theme: ThemeParts = .none,
    content: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)
  ) {
    tape.withBytes { bytes in
      var path = path
      path.withUTF8 { path in
        theme.bytes.withUnsafeBytes { parts in
          var renderer = TemplateRenderer(
            program,
            TapeReader(
              bytes, structuredData: tape.structuredData, theme: parts,
              themeRanges: theme.ranges, content: content),
            page: page, path: UnsafeRawBufferPointer(path))
          swap(&renderer.output, &output)
          renderer.run(0..<program.steps.count, in: Row(model: page))
          swap(&renderer.output, &output)
        }
      }
    }
  }

  private init(
    _ program: TemplateProgram, _ tape: TapeReader, page: Int, path: UnsafeRawBufferPointer
  ) {
    self.program = program
    self.tape = tape
    self.page = page
    self.path = path
  }

  /// Where names are looked up, and the place of the innermost row.
  private struct Row {
    /// A model, a link or a picture.
    let model: Int
    var index = 0
    var count = 1
    /// What `{{.}}` stands for within a section on a text.
    var text: UnsafeRawBufferPointer?
  }

  /// Where a value lies, and what it is.
  private struct Value {
    let kind: ValueKind
    let place: Int
  }

  private mutating func run(_ steps: Range<Int>, in row: Row) {
    var next = steps.lowerBound
    while next < steps.upperBound {
      let body = next + 1
      switch program.steps[next] {
      case .text(let range): append(range)
      case .value(let path, let escaping): append(path, in: row, escaping)
      case .markup(let path):
        if let value = value(path, in: row) { output.append(tape.text(value.place)) }
      case .index: append(row.index + 1)
      case .section(let path, let end):
        runSection(path, body..<Int(end), in: row)
        next = Int(end) - 1
      case .inverted(let path, let end):
        if isAbsent(path, in: row) { run(body..<Int(end), in: row) }
        next = Int(end) - 1
      case .position(let position, let end):
        if row.index == (position == .first ? 0 : row.count - 1) {
          run(body..<Int(end), in: row)
        }
        next = Int(end) - 1
      }
      next += 1
    }
  }

  // MARK: - Values

  private mutating func append(_ range: Range<Int32>) {
    program.text.withUnsafeBufferPointer { text in
      output.append(
        UnsafeRawBufferPointer(
          UnsafeBufferPointer(rebasing: text[Int(range.lowerBound)..<Int(range.upperBound)])))
    }
  }

  private mutating func append(
    _ path: TemplateProgram.Path, in row: Row, _ escaping: Escaping
  ) {
    guard !path.places.isEmpty else {
      if let text = row.text { escaping.append(text, to: &output) }
      return
    }
    guard let value = value(path, in: row) else { return }
    switch value.kind {
    case .text: escaping.append(tape.text(value.place), to: &output)
    case .linkTitle:
      escaping.append(tape.text(tape.title(ofLink: value.place)), to: &output)
    case .pictureText:
      escaping.append(tape.text(tape.text(ofPicture: value.place)), to: &output)
    case .number: append(tape.number(value.place))
    case .pictureWidth: append(tape.width(ofPicture: value.place))
    case .pictureHeight: append(tape.height(ofPicture: value.place))
    case .linkAddress:
      append(tape.address(ofLink: value.place), isOfSite: tape.isOfSite(value.place), escaping)
    case .pictureAddress: append(tape.path(ofPicture: value.place), isOfSite: true, escaping)
    case .markup, .flag, .link, .picture, .object, .rows: break
    }
  }

  private mutating func append(
    _ target: UnsafeRawBufferPointer, isOfSite: Bool, _ escaping: Escaping
  ) {
    guard isOfSite else { return escaping.append(target, to: &output) }
    // HTML has nothing against what an address is made of.
    if escaping == .html { return RelativePath.append(from: path, to: target, &output) }
    address.removeAll()
    RelativePath.append(from: path, to: target, &address)
    escaping.append(address.bytes, to: &output)
  }

  private mutating func append(_ number: Int) {
    if number < 0 { output.append(UInt8(ascii: "-")) }
    output.append(decimal: UInt64(number.magnitude))
  }

  /// The value of a name; nil where a link, picture or object on the way to it is absent, and of the
  /// text of a section.
  private func value(_ path: TemplateProgram.Path, in row: Row) -> Value? {
    var model = path.origin == .page ? page : row.model
    var value: Value?
    for index in path.places {
      if let outer = value {
        guard tape.isThere(outer.place) else { return nil }
        model = outer.kind == .object ? tape.model(ofObject: outer.place) : outer.place
      }
      value = self.value(at: program.places[Int(index)], of: model)
    }
    return value
  }

  private func value(at place: TemplateProgram.Place, of model: Int) -> Value {
    switch place.kind {
    case .linkTitle, .linkAddress, .pictureAddress, .pictureText, .pictureWidth, .pictureHeight:
      Value(kind: place.kind, place: model)
    case .text, .markup, .flag, .number, .link, .picture, .object, .rows:
      Value(kind: place.kind, place: tape.value(of: place.field, in: model))
    }
  }

  // MARK: - Sections

  private mutating func runSection(
    _ path: TemplateProgram.Path, _ body: Range<Int>, in row: Row
  ) {
    guard let value = value(path, in: row) else {
      // `{{#.}}`, within a section on a text.
      if path.places.isEmpty, row.text?.isEmpty == false { run(body, in: row) }
      return
    }
    switch value.kind {
    case .rows:
      let count = tape.rowCount(value.place)
      for index in 0..<count {
        let model = tape.model(ofRow: index, in: value.place)
        run(body, in: Row(model: model, index: index, count: count))
      }
    case .text, .linkTitle, .pictureText:
      let text = text(value)
      guard !text.isEmpty else { return }
      var inner = row
      inner.text = text
      run(body, in: inner)
    case .object:
      if tape.isThere(value.place) {
        run(body, in: Row(model: tape.model(ofObject: value.place)))
      }
    case .link, .picture:
      if tape.isThere(value.place) { run(body, in: Row(model: value.place)) }
    case .markup, .flag, .number, .linkAddress, .pictureAddress, .pictureWidth, .pictureHeight:
      if !isAbsent(value) { run(body, in: row) }
    }
  }

  private func isAbsent(_ path: TemplateProgram.Path, in row: Row) -> Bool {
    if path.places.isEmpty { return row.text?.isEmpty ?? true }
    guard let value = value(path, in: row) else { return true }
    return isAbsent(value)
  }

  private func isAbsent(_ value: Value) -> Bool {
    switch value.kind {
    case .text, .linkTitle, .pictureText, .markup: text(value).isEmpty
    case .flag: !tape.flag(value.place)
    case .number: tape.number(value.place) == 0
    case .pictureWidth: tape.width(ofPicture: value.place) == 0
    case .pictureHeight: tape.height(ofPicture: value.place) == 0
    case .link, .picture, .object: !tape.isThere(value.place)
    case .rows: tape.rowCount(value.place) == 0
    case .linkAddress, .pictureAddress: false
    }
  }

  private func text(_ value: Value) -> UnsafeRawBufferPointer {
    switch value.kind {
    case .linkTitle: tape.text(tape.title(ofLink: value.place))
    case .pictureText: tape.text(tape.text(ofPicture: value.place))
    default: tape.text(value.place)
    }
  }
}

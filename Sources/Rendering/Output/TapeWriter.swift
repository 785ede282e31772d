import Diagnostics
import Pages
import Wiki

/// Writes what models say onto a tape.
///
/// A class because models tell their values one after the other, and each may have models in it.
final class TapeWriter: ValueVisitor {
  /// Behind a pointer, since a class has each access to a property of its own watched, but in a release, which
  /// takes as long as most values do.
  private let tape = UnsafeMutablePointer<GrowingBytes>.allocate(capacity: 1)
  /// The first that a phrase led to: who tells values is not to heed faults.
  private var fault: Fault?
  private let site: Site
  private let wording: Wording
  private let cards: CardTapes
  /// Cards and rows have none.
  private lazy var shared = cards.sharedTape

  /// `capacity` is how many bytes most of what is to be written has.
  init(
    _ site: Site, _ wording: Wording, cards: CardTapes, capacity: Int = TapeWriter.pageCapacity
  ) {
    self.site = site
    self.wording = wording
    self.cards = cards
    tape.initialize(to: GrowingBytes(capacity: capacity))
  }

  deinit {
    tape.deinitialize(count: 1)
    tape.deallocate()
  }

  /// All that was written, which the writer no longer has.
  func finish() -> GrowingBytes {
    var written = GrowingBytes(capacity: 0)
    swap(&written, &tape.pointee)
    return written
  }

  /// Keeps a copy of all that was written, which is one model.
  func keep(in kept: PlacedTapes, at place: Int) -> PlacedTapes.Tape {
    kept.keep(tape.pointee, at: place)
  }

  /// Most pages fit in.
  private static let pageCapacity = 24 << 10

  /// Throws what a phrase led to, if one could not be put into words.
  func check() throws(Fault) {
    if let fault { throw fault }
  }

  /// Writes the page of an entry: its own model with the frame as one more field, at the end.
  func add(_ model: any TemplateModel, and frame: EntryFrame?) -> Int {
    guard let frame else { return model.tell(self) }
    let place = model.tell(self, and: 1)
    beginField(at: model.fieldCount, of: place)
    visit(object: frame)
    return place
  }

  /// What stands behind the models.
  func add(_ text: String) -> Range<Int> {
    let start = tape.pointee.count
    tape.pointee.append(text)
    return start..<tape.pointee.count
  }

  // MARK: - Models

  func beginModel(fields count: Int) -> Int {
    let place = tape.pointee.count
    tape.pointee.append(zeros: count * Self.distanceSize)
    return place
  }

  func beginField(at place: Int, of model: Int) {
    tape.pointee.put(UInt32(tape.pointee.count - model), at: model + place * Self.distanceSize)
  }

  func visit<Object: TemplateModel>(object: Object?) {
    tape.pointee.append(object == nil ? 0 : 1 as UInt8)
    object?.tell(self)
  }

  func visit<Row: TemplateModel>(rows: [Row]) {
    let place = beginRows(rows.count)
    Row.tell(rows, self) { beginRow($0, of: place) }
  }

  func visit(entry: EntryID?) {
    let card = entry.flatMap { id in read { () throws(Fault) in try cards.card(of: id) } ?? nil }
    tape.pointee.append(card == nil ? 0 : 1 as UInt8)
    if let card { tape.pointee.append(card.bytes) }
  }

  func visit(entries: [EntryID]) {
    let models = read { () throws(Fault) in try cards.cards(of: entries) } ?? []
    let place = beginRows(models.count)
    for index in models.indices {
      beginRow(index, of: place)
      tape.pointee.append(models[index].bytes)
    }
  }

  func visit<Row: EntryRow>(entryRows: [Row]) {
    let models = read { () throws(Fault) in try cards.tapes(of: entryRows) } ?? []
    let place = beginRows(models.count)
    for index in models.indices {
      beginRow(index, of: place)
      tape.pointee.append(models[index].bytes)
    }
  }

  func visit(shared value: SharedValue, _ tell: () -> Void) {
    if shared.append(value, to: &tape.pointee) { return }
    let start = tape.pointee.count
    tell()
    // Of one that can't be put into words each page is told.
    if fault == nil {
      cards.keep(UnsafeRawBufferPointer(rebasing: tape.pointee.bytes[start...]), of: value)
    }
  }

  private func read<Value>(_ read: () throws(Fault) -> Value) -> Value? {
    do throws(Fault) {
      return try read()
    } catch {
      fault = fault ?? error
      return nil
    }
  }

  private func beginRows(_ count: Int) -> Int {
    let place = tape.pointee.count
    tape.pointee.append(number: UInt32(count))
    tape.pointee.append(zeros: count * Self.distanceSize)
    return place
  }

  private func beginRow(_ index: Int, of rows: Int) {
    tape.pointee.put(UInt32(tape.pointee.count - rows), at: rows + (index + 1) * Self.distanceSize)
  }

  private static let distanceSize = MemoryLayout<UInt32>.size

  // MARK: - Values

  func visit(text: Phrase) {
    if case .verbatim(let verbatim) = text { return append(verbatim) }
    appendText { bytes throws(Fault) in try wording.append(text, to: &bytes) }
  }

  func visit(markup: Phrase) {
    appendText { bytes throws(Fault) in try wording.appendMarkup(markup, to: &bytes) }
  }

  func visit(part: RenderedPart) {
    tape.pointee.append(number: PageTape.partMark | UInt32(part.rawValue))
  }

  func visit(flag: Bool) { tape.pointee.append(flag ? 1 : 0 as UInt8) }

  func visit(number: Int) {
    tape.pointee.append(number: Int64(number))
  }

  func visit(link: Link?) {
    guard let link else { return tape.pointee.append(0 as UInt8) }
    switch link.target {
    case .fragment(let id): append(address: "#\(id)", of: link, 2)
    case .web(let address): append(address: address.text, of: link, 2)
    case .entry, .collection, .category, .file:
      // A link that leads nowhere is no link.
      guard let path = site.paths.path(of: link.target) else {
        return tape.pointee.append(0 as UInt8)
      }
      append(address: path, of: link, 1)
    }
  }

  private func append(address: String, of link: Link, _ kind: UInt8) {
    tape.pointee.append(kind)
    append(address)
    visit(text: link.title)
  }

  func visit(picture: PlacedPicture?) {
    tape.pointee.append(picture == nil ? 0 : 1 as UInt8)
    guard let picture else { return }
    visit(number: picture.file.width)
    visit(number: picture.file.height)
    append(picture.file.path)
    append(picture.alternative)
  }

  private func append(_ text: String) {
    tape.pointee.append(number: UInt32(text.utf8.count))
    tape.pointee.append(text)
  }

  private func appendText(_ write: (inout GrowingBytes) throws(Fault) -> Void) {
    let place = tape.pointee.count
    tape.pointee.append(number: UInt32(0))
    do throws(Fault) {
      try write(&tape.pointee)
    } catch {
      fault = fault ?? error
    }
    tape.pointee.put(UInt32(tape.pointee.count - place - Self.distanceSize), at: place)
  }
}

extension TemplateModel {
  fileprivate var fieldCount: Int { Self.fields.count }
}

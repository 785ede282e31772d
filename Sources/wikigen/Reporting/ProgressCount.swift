import Diagnostics

/// How far one list, the pictures or the pages are.
struct ProgressCount: Hashable, Sendable {
  /// What is counted: `movie/popular`.
  let name: String
  /// What it is counted in, as a singular word.
  let noun: String
  var done = 0
  var total = 0

  private static let written = "pages"

  /// `nil` for an event that counts nothing.
  init?(_ event: Progress.Event) {
    switch event {
    case .fetched(let list, let unit, let done, let total):
      self.init(name: list.printable(upTo: 60), noun: unit.rawValue, done: done, total: total)
    case .pictures(let done, let total):
      self.init(name: "pictures", noun: "picture", done: done, total: total)
    case .wrote(let done, let total):
      self.init(name: Self.written, noun: "page", done: done, total: total)
    case .began, .retried, .paused, .remade: return nil
    }
  }

  init(name: String, noun: String, done: Int, total: Int) {
    self.name = name
    self.noun = noun
    self.done = done
    self.total = total
  }

  /// `412 of 1,000`, and of a list's pages `12 of 42 pages`.
  var extent: String {
    let isListOfPages = noun == Progress.Unit.page.rawValue && name != Self.written
    return "\(done.grouped) of \(isListOfPages ? total.counted(noun) : total.grouped)"
  }

  /// As wide at the start of a list as at its end: `  9 of 86`.
  var paddedExtent: String {
    String(repeating: " ", count: max(total.grouped.count - done.grouped.count, 0)) + extent
  }

  var share: Double { total > 0 ? min(Double(done) / Double(total), 1) : 0 }

  /// All of one noun together, in the order in which the nouns came: `52 pages`, `86 pictures`.
  static func closing(_ counts: [ProgressCount]) -> [String] {
    var nouns: [String] = []
    for count in counts where !nouns.contains(count.noun) { nouns.append(count.noun) }
    return nouns.map { noun in
      let same = counts.filter { $0.noun == noun }
      let done = same.reduce(0) { $0 + $1.done }
      let total = same.reduce(0) { $0 + max($1.total, $1.done) }
      return (done < total ? "\(done.grouped) of " : "") + total.counted(noun)
    }
  }
}

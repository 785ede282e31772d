import Diagnostics

/// One line of a terminal, never so long that it would wrap.
struct TerminalLine {
  let text: String

  private static let barWidth = 8...24
  /// Kept for the facts, so that the bar stays as wide as it is when they come and go.
  private static let factsWidth = 34

  /// The line of what is running: `tmdb  movie ███████░░░░  412 of 1,000 · 19.6/s · 0:31 left`.
  init(_ facts: ProgressFacts, on terminal: Terminal) {
    let head = facts.source ?? facts.stage.rawValue
    if let count = facts.count {
      let name = "\(head)  \(count.name)"
      text =
        Self.line(name, count, facts, on: terminal)
        ?? Self.cut("\(name)  \(count.extent)", on: terminal)
    } else {
      text = Self.cut("\(head)  \(facts.pauseText ?? terminal.glyphs.ellipsis)", on: terminal)
    }
  }

  /// The line that stays of a source: `tmdb  500 pages, 10,000 details · 3 retried · 512.0 s`.
  init(
    closing source: String, _ counts: [String], retries: String?, duration: String,
    on terminal: Terminal
  ) {
    let start = "\(source)  \(counts.joined(separator: ", "))"
    var room = Room(columns: terminal.room, separator: terminal.glyphs.separator)
    guard room.take(start.count) else {
      text = Self.cut(start, on: terminal)
      return
    }
    let duration = room.take(duration)
    let retries = room.take(retries)
    text = [start, retries, duration].compactMap(\.self)
      .joined(separator: terminal.glyphs.separator)
  }

  /// What there is no room for is left out, the least important first; `nil` if not even the name
  /// and the extent fit.
  private static func line(
    _ name: String, _ count: ProgressCount, _ facts: ProgressFacts, on terminal: Terminal
  ) -> String? {
    var room = Room(columns: terminal.room, separator: terminal.glyphs.separator)
    let extent = count.paddedExtent
    guard room.take(name.count + 2 + extent.count) else { return nil }
    let width = min(max(room.columns - 1 - factsWidth, barWidth.lowerBound), barWidth.upperBound)
    let ending = room.take(facts.pauseText ?? facts.timeLeftText)
    let bar = room.take(1 + width) ? " " + Self.bar(count.share, width, on: terminal) : ""
    let rate = room.take(facts.pause == nil ? facts.rateText : nil)
    let retries = room.take(facts.retriesText)
    return ([name + bar + "  " + extent] + [rate, retries, ending].compactMap(\.self))
      .joined(separator: terminal.glyphs.separator)
  }

  private static func bar(_ share: Double, _ width: Int, on terminal: Terminal) -> String {
    let done = Int(share * Double(width))
    return terminal.ink.bar(String(repeating: terminal.glyphs.done, count: done))
      + String(repeating: terminal.glyphs.open, count: width - done)
  }

  private static func cut(_ text: String, on terminal: Terminal) -> String {
    guard text.count > terminal.room else { return text }
    let ellipsis = terminal.glyphs.ellipsis
    return String(
      (text.prefix(max(terminal.room - ellipsis.count, 0)) + ellipsis).prefix(terminal.room))
  }
}

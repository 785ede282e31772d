import HTMLSyntax

/// Walks relative paths from one folder, segment by segment; the memory of one walk serves the next.
struct PathSteps {
  /// Without a slash at its end.
  private let folder: [UInt8]
  /// Where the last walk came to, without a slash at its end.
  private(set) var path: [UInt8] = []
  private(set) var end = End.folder

  /// `folder` is empty or ends in a slash.
  init(from folder: [UInt8]) { self.folder = folder.dropLast() }

  /// Takes a percent-encoded path.
  mutating func walk(_ link: Span<UInt8>) {
    path.removeAll(keepingCapacity: true)
    path.append(contentsOf: folder)
    end = .file
    var start = 0
    // Most links are names as they stand, behind steps up that the folder has.
    while link.has("../", at: start), !path.isEmpty {
      leave()
      start += 3
    }
    if isPlain(link, from: start) { return takeAll(link.extracting(start..<link.count)) }
    repeat {
      let next = link.index(of: UInt8(ascii: "/"), from: start)
      step(link.extracting(start..<next), isLast: next == link.count)
      start = next + 1
    } while start <= link.count && end != .outside && end != .missing
  }

  /// Whether each segment is the name of a file or folder as it stands.
  private func isPlain(_ link: Span<UInt8>, from start: Int) -> Bool {
    var isStart = true
    for index in start..<link.count {
      let byte = link[index]
      if byte == UInt8(ascii: "%") || isStart && byte == UInt8(ascii: ".") { return false }
      let isSlash = byte == UInt8(ascii: "/")
      if isStart && isSlash { return false }
      isStart = isSlash
    }
    return !isStart
  }

  private mutating func takeAll(_ names: Span<UInt8>) {
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
    names.withUnsafeBufferPointer { path.append(contentsOf: $0) }
  }

  private mutating func step(_ segment: Span<UInt8>, isLast: Bool) {
    guard segment.index(of: UInt8(ascii: "%"), from: 0) < segment.count else {
      take(segment, isLast: isLast)
      return
    }
    let name = segment.bytes(in: segment.indices)[...].percentDecoded
    if name.contains(UInt8(ascii: "/")) {
      end = .missing
    } else {
      take(name.span, isLast: isLast)
    }
  }

  private mutating func take(_ name: Span<UInt8>, isLast: Bool) {
    let isDot = name.count == 1 && name[0] == UInt8(ascii: ".")
    let isUp = name.count == 2 && name.has("..", at: 0)
    if isLast && (name.isEmpty || isDot || isUp) { end = .folder }
    if isDot || (name.isEmpty && isLast) { return }
    if isUp { return leave() }
    // Systems and servers disagree on two slashes; no file has an empty name.
    if name.isEmpty {
      end = .missing
      return
    }
    takeAll(name)
  }

  private mutating func leave() {
    if path.isEmpty { end = .outside }
    if let slash = path.lastIndex(of: UInt8(ascii: "/")) {
      path.removeLast(path.count - slash)
    } else {
      path.removeAll(keepingCapacity: true)
    }
  }
}

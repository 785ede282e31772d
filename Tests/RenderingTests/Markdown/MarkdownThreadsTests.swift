import TestSupport
import Testing

@testable import Rendering

/// cmark-gfm keeps a table for the whole process: https://github.com/github/cmark-gfm/pull/176
@Suite struct `Many documents at once` {
  @Test func `are the same as one after the other`() async {
    let texts = (0..<500).map(Self.text)
    let alone = texts.enumerated().map { Self.html($1, number: $0) }
    let rounds = SoakCount.cases(200)
    let wrong = await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<rounds / 4).reduce(0) { wrong, round in
            let number = (round * 37 + thread * 61) % texts.count
            return wrong + (Self.html(texts[number], number: number) == alone[number] ? 0 : 1)
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  /// Every third document strikes through, so that documents with and without it meet.
  private static func html(_ text: String, number: Int) -> String {
    let document = MarkdownDocument(text, hasStrikethrough: number.isMultiple(of: 3))
    HeadingIDs.add(to: document)
    return document.html()
  }

  private static func text(_ number: Int) -> String {
    """
    # Document \(number)

    A ~~struck~~ word, a *stressed* one, www.example.org and a@b.example.

    | ~~a~~ | b \(number) |
    | --- | --- |
    | \(String(repeating: "~~x~~ ", count: number % 7)) | w: ~ |

    - [ ] open ~~done~~
    - [x] done

    """
  }
}

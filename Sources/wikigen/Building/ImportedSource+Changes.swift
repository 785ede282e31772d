import Pages
import Rendering
import Wiki

extension [ImportedSource] {
  /// What changed of late, without what an older wikigen kept in words that there are no longer.
  func changes(sayableIn words: PlainWords) -> [ChangeRecord] {
    flatMap(\.changes).filter { words.can(say: $0.change.sentences) }
  }
}

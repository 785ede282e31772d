import Diagnostics
import Wiki

/// Puts phrases into words where there is no page: on a terminal, in a file for programs.
public struct PlainWords: Sendable {
  private let wording: Wording

  init(_ words: Words) { wording = Wording(words: words) { _ in nil } }

  /// The words of the theme and of some sources, in one language.
  public init(
    _ files: ThemeFiles, of sources: [String], language: String
  ) throws(Fault) {
    self.init(try Words(reading: files.strings(of: sources, language: language)))
  }

  /// The phrase without any markup.
  public func text(_ phrase: Phrase) throws(Fault) -> String { try wording.text(phrase) }

  /// Whether all of the phrases can be said: what an older wikigen kept may ask for words that are
  /// no longer there.
  public func can(say phrases: [Phrase]) -> Bool {
    do throws(Fault) {
      for phrase in phrases { _ = try wording.text(phrase) }
      return true
    } catch {
      return false
    }
  }
}

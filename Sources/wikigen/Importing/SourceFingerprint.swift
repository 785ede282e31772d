import Fetching
import Importing

/// Over all that decides what a source is asked: only runs of one fingerprint can be compared.
struct SourceFingerprint: Hashable, Sendable {
  let text: String

  init(of source: String, at base: BaseURL, language: String, _ options: SourceOptions) {
    text =
      ContentDigest(Array("\(source)\n\(base.text)\n\(language)\n\(options.canonical)".utf8)).text
  }
}

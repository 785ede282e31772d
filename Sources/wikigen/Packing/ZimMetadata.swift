import Foundation
import Publishing

/// What a ZIM file says of itself, in the lengths that the format allows.
struct ZimMetadata: Equatable {
  /// Tells the file from others of its kind, whatever its version: `wikigen_en`.
  let name: String
  /// As ISO 639-3 has it: `eng`.
  let language: String
  let title: String
  let description: String
  let creator: String

  private static let titleAtMost = 30
  private static let descriptionAtMost = 80
  /// Of a language that ISO 639-3 does not have.
  private static let undetermined = "und"

  /// `creators` are those who made the data.
  init(_ page: FrontPage, creators: [String]) {
    let language = page.language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    name = "\(page.id)_\(language)"
    self.language =
      Locale.LanguageCode(language).identifier(.alpha3) ?? Self.undetermined
    title = page.title.cut(to: Self.titleAtMost)
    description = page.description.cut(to: Self.descriptionAtMost)
    creator = creators.isEmpty ? Program.name : creators.joined(separator: ", ")
  }
}

extension String {
  /// Cut behind a word, where it is longer than so many characters.
  fileprivate func cut(to limit: Int) -> String {
    guard unicodeScalars.count > limit else { return self }
    var kept = ""
    for word in split(separator: " ") {
      let longer = kept.isEmpty ? String(word) : "\(kept) \(word)"
      guard longer.unicodeScalars.count < limit else { break }
      kept = longer
    }
    if kept.isEmpty { kept.unicodeScalars.append(contentsOf: unicodeScalars.prefix(limit - 1)) }
    return kept + "…"
  }
}

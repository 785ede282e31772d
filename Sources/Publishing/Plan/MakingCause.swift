/// Why a file of the site is made and not taken from the old one.
public enum MakingCause: Hashable, Sendable, CaseIterable {
  /// The old site does not have it.
  case new
  /// What it shows is other than before.
  case content
  /// What all files of its kind share is other than before: template, theme, words, program.
  case form
  /// Somebody removed or changed the file since it was written.
  case altered

  /// A digest may begin with that of the form, which ends at a hyphen.
  init(from old: String, to new: String) {
    let forms = [old, new].map { $0.split(separator: "-", maxSplits: 1) }
    let isOtherForm = forms.allSatisfy { $0.count == 2 } && forms[0][0] != forms[1][0]
    self = isOtherForm ? .form : .content
  }

  /// As the end of a sentence about the file.
  var words: String {
    switch self {
    case .new: "is new"
    case .content: "shows something else"
    case .form: "has another template, theme or wording"
    case .altered: "was changed or removed since it was written"
    }
  }
}

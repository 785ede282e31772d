import Yams

extension YamlError {
  /// Line and problem in the parser's words, which are about the user's own file.
  var place: (line: Int?, problem: String) {
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (mark.line, problem)
    case .reader(let problem, _, _, _): (nil, problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      (context.mark.line, "\(duplicates.first ?? "a key") is there twice")
    case .dataCouldNotBeDecoded: (nil, "it is not text in UTF-8")
    default: (nil, "its structure can't be read")
    }
  }
}

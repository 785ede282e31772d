import Wiki

extension Phrase {
  /// The words alone.
  var unlinked: Phrase { mapLinks { $0.title.unlinked } }

  /// What the phrase speaks of: an entry or a value, whatever its name, instead of the name.
  var meaning: Phrase {
    mapLinks { link in
      switch link.target {
      case .entry, .category: .link(Link(.empty, to: link.target))
      case .collection, .file, .fragment, .web: link.title.unlinked
      }
    }
  }

  private func mapLinks(_ change: (Link) -> Phrase) -> Phrase {
    switch self {
    case .verbatim, .word, .number, .decimal, .date: self
    case .sentence(let key, let arguments):
      .sentence(key, arguments.mapValues { $0.mapLinks(change) })
    case .link(let link): change(link)
    case .list(let phrases): .list(phrases.map { $0.mapLinks(change) })
    }
  }
}

extension Warning {
  /// What a warning is about; the raw value is its name in the report.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A link that only one of the two entries states.
    case oneSidedLink = "one-sided-link"
    /// A link to an entry that the source does not have.
    case danglingLink = "dangling-link"
    /// A word where the source has a known few, such as a fourth status.
    case unforeseenWord = "unforeseen-word"
    /// A value that is not in the form the source promises, such as a date in words.
    case unforeseenForm = "unforeseen-form"
    /// An entry that a list holds twice.
    case duplicate
    /// A part of the answers that was asked for and that some of them lack.
    case absentPart = "absent-part"
    /// An entry that a list or another entry names and that the source does not have.
    case droppedEntry = "dropped-entry"
    /// A list that has more entries than the source gives of it.
    case cappedList = "capped-list"
    /// A picture that could not be had, or is none.
    case missingPicture = "missing-picture"
    /// A picture that could not be had anew and is as it was had before.
    case stalePicture = "stale-picture"
    /// A picture on a host that is not the source's.
    case foreignPicture = "foreign-picture"
    /// A folder of the run that could not be removed.
    case leftoverFolder = "leftover-folder"
    /// A site that is near what a host takes.
    case largeSite = "large-site"
    /// A source that is as an earlier run found it, since it did not answer.
    case staleData = "stale-data"
    /// What was kept of a source for longer than it allows.
    case agedAnswers = "aged-answers"
    /// A store that was damaged, was moved aside and is made anew.
    case rebuiltStore = "rebuilt-store"
    /// Changes that could not be found out, as this program does not read what an older one kept.
    case untoldChanges = "untold-changes"
  }
}

extension Fault {
  /// What kind of fault it is, for whoever runs wikigen unattended; the raw value is the exit code.
  ///
  /// The numbers are those of `sysexits.h`.
  public enum Category: Int32, Sendable, CaseIterable {
    /// A flag or an argument that wikigen does not know.
    case usage = 64
    /// Data that can't be published: not JSON, a missing field, an incomplete list, a dead link.
    case data = 65
    /// The API can't be reached, or keeps answering that it is unavailable.
    case unavailable = 69
    /// A bug of wikigen itself.
    case bug = 70
    /// The output folder can't be written, or is not ours.
    case output = 73
    /// Something else has what the run needs; trying again later may be all it takes.
    case busy = 75
    /// A credential is missing, can't be one, or was refused.
    case credential = 77
    /// The configuration, a template, the theme or a strings file is wrong.
    case configuration = 78
  }
}

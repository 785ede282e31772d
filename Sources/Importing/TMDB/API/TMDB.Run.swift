import Diagnostics

extension TMDB {
  /// What the parts of one import share.
  struct Run: Sendable {
    let access: SourceAccess
    let settings: Settings
    let requests: Requests
    let days = AnswerDays()

    init(_ access: SourceAccess) throws(Fault) {
      self.access = access
      settings = try Settings(access)
      requests = Requests(base: access.base, settings: settings)
    }
  }
}

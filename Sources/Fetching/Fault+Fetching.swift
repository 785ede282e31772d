import Diagnostics

extension Fault {
  static func addressRefused(setting: String, problem: String) -> Fault {
    Fault(
      .configuration, setting, problem, remedy: "Set it to an address such as https://host/api",
      category: .configuration)
  }

  static func recordingMissing(folder: String, source: String) -> Fault {
    Fault(
      .configuration, folder, "holds no folder '\(source)'",
      remedy: "Name the folder that holds '\(source)', not that folder itself",
      category: .configuration)
  }

  /// What the variable holds is not repeated: most of it may well be the secret.
  static func credentialUnfit(_ variable: String) -> Fault {
    Fault(
      .configuration, variable, "holds characters that no key has",
      remedy: "Copy the key into it again, without quotes, spaces or line breaks",
      category: .credential)
  }

  static func credentialInClear(_ base: BaseURL, _ variable: String) -> Fault {
    Fault(
      .configuration, base.setting, "begins with http://, where anybody could read \(variable)",
      remedy: "Let it begin with https://; http:// is for this machine only",
      category: .configuration)
  }

  static func connectionsNotClosed() -> Fault {
    Fault(
      .fetching, "The network client", "could not close its connections",
      remedy: "This is a bug of wikigen: please report it", category: .bug)
  }

  static func unanswered(_ request: Request, _ error: TransportError, attempts: Int) -> Fault {
    if case .store(let fault) = error { return fault }
    return Fault(
      .fetching, request.url, error.problem + tries(attempts), remedy: error.remedy(for: request),
      category: error.category)
  }

  /// An answer whose status is none of success.
  static func refused(_ request: Request, _ answer: Answer, attempts: Int) -> Fault {
    let place =
      switch answer.status {
      case 404: " where the wire promises \(request.content.unit)"
      case 300..<400: ", a redirect,\(target(of: answer)) where \(request.content.name) was due"
      default: " where \(request.content.name) was due"
      }
    return Fault(
      .fetching, request.url,
      "answered \(answer.status)\(words(of: answer))\(place)\(tries(attempts))",
      remedy: request.remedy, category: answer.looksPassing ? .unavailable : .data)
  }

  /// `fault` is what would have been asked again.
  static func budgetSpent(_ fault: Fault) -> Fault {
    Fault(
      fault.stage, fault.subject, fault.problem + ", and the run's budget of retries is spent",
      remedy: fault.remedy, category: fault.category)
  }

  /// `fault` is what would have been asked again.
  static func waitTooLong(_ fault: Fault, asked: Duration, longest: Duration) -> Fault {
    Fault(
      fault.stage, fault.subject,
      "\(fault.problem), and wants to be asked again in \(asked.inWords), which is more than the "
        + "\(longest.inWords) that a run waits",
      remedy: "Start it again when that time is over", category: fault.category)
  }

  /// What the variable holds is not repeated: it may be a password.
  static func proxyUnfit(_ variable: String, problem: String) -> Fault {
    Fault(
      .configuration, variable, problem,
      remedy: "Set it to an address such as http://host:3128, or unset it",
      category: .configuration)
  }

  /// An answer that says no to the credential in that variable.
  static func credentialRefused(
    _ request: Request, _ answer: Answer, variable: String
  ) -> Fault {
    Fault(
      .fetching, request.url,
      "answered \(answer.status)\(words(of: answer)) to the credential in \(variable)",
      remedy: "Check \(variable), or get a new one", category: .credential)
  }

  static func htmlForJSON(_ request: Request) -> Fault {
    data(request, "answered HTML where JSON was due")
  }

  static func emptyAnswer(_ request: Request) -> Fault {
    data(request, "answered nothing where JSON was due")
  }

  public static func damagedExcerpt(_ request: Request) -> Fault {
    Fault(
      .fetching, request.url, "was kept in another form than it is read in",
      remedy: "Remove the cache, or the damaged file in it, and run wikigen fetch", category: .data)
  }

  static func notUTF8(_ request: Request) -> Fault {
    data(request, "is not JSON (it is not text in UTF-8)")
  }

  static func notJSON(_ request: Request, _ offence: JSONCursor.Offence) -> Fault {
    data(request, "is not JSON (\(offence.words))")
  }

  /// The decoder does not say which number.
  static func numberUnfit(_ request: Request) -> Fault {
    data(
      request,
      "holds a value that can't be read: a number that does not fit its field, or a broken text")
  }

  static func fieldMissing(_ request: Request, field: String) -> Fault {
    data(request, "lacks the field \(field)")
  }

  static func fieldUnfit(
    _ request: Request, field: String, found: JSONKind, due: JSONKind
  ) -> Fault {
    let place = field.isEmpty ? "the whole answer" : field
    return data(request, "has \(found.rawValue) where \(place) must be \(due.rawValue)")
  }

  /// The right kind of value, but none that the field can have.
  static func fieldUnusable(_ request: Request, field: String, value: String) -> Fault {
    data(request, "has \(value.printable(upTo: 80)) at \(field), which is no value of that field")
  }

  static func notAPicture(_ request: Request) -> Fault {
    data(request, "is not a JPEG, PNG, GIF, WebP or AVIF picture")
  }

  static func countAbsurd(_ request: Request, field: String, value: Int, why: String) -> Fault {
    data(request, "says that \(field) is \(value), which \(why)")
  }

  private static func data(_ request: Request, _ problem: String) -> Fault {
    Fault(.fetching, request.url, problem, remedy: request.remedy, category: .data)
  }

  private static func words(of answer: Answer) -> String {
    answer.errorWords.map { " (\"\($0)\")" } ?? ""
  }

  private static func tries(_ attempts: Int) -> String {
    attempts > 1 ? ", asked \(attempts) times" : ""
  }

  private static func target(of answer: Answer) -> String {
    guard let location = answer.headers["Location"] else { return "" }
    let place = location.prefix { $0 != "?" && $0 != "#" }
    // A user name with a password may stand before the host.
    return " to \(place.replacing(/\/\/[^\/]*@/, with: "//")),"
  }
}

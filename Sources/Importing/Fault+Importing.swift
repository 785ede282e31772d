import Diagnostics
import Fetching

extension Fault {
  static func incomplete(_ url: String, got: Int, of count: Int) -> Fault {
    Fault(
      .importing, url, "gave \(got) of the \(count) entries it counts, even when asked by id",
      remedy: "Try again later; nothing was published", category: .data)
  }

  static func otherPage(_ request: Request, _ page: Int) -> Fault {
    data(request, "answered page \(page), which it was not asked for")
  }

  static func otherEntry(_ request: Request, _ id: Int, asked: Int) -> Fault {
    data(request, "answered with the id \(id) where \(asked) was asked for")
  }

  /// A part of a list that has about as much in it as the whole list.
  static func windowIgnored(_ request: Request, _ count: Int, of whole: Int) -> Fault {
    data(
      request,
      "counts \(count) of the \(whole) films in these days, and about as many in those after them")
  }

  static func noFilms(at base: BaseURL, of count: Int) -> Fault {
    Fault(
      .importing, "\(base)/movie",
      count == 1
        ? "does not have the one film that its lists name"
        : "has none of the \(count) films that its lists name",
      remedy: "Check \(base.setting), or try again later", category: .data)
  }

  static func idRefused(setting: String, _ text: String) -> Fault {
    Fault(
      .configuration, setting, "holds '\(text)', which is no id",
      remedy: "Give the number in the film's address, such as 603", category: .configuration)
  }

  static func dateRefused(setting: String, _ text: String) -> Fault {
    Fault(
      .configuration, setting, "is '\(text)', which is no date",
      remedy: "Give a day such as 1999-12-31", category: .configuration)
  }

  private static func data(_ request: Request, _ problem: String) -> Fault {
    Fault(
      .importing, request.url, problem,
      remedy: "Check \(request.base.setting), or try again later", category: .data)
  }
}

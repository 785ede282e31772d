import Diagnostics
import Fetching

extension Fault {
  static func pageEmpty(_ request: Request, of pages: Int) -> Fault {
    data(request, "has no films, though it says that there are \(pages) pages, more than this one")
  }

  /// A part of a list that has about as much in it as the whole list.
  static func windowIgnored(_ request: Request, _ count: Int, of whole: Int) -> Fault {
    data(
      request,
      "counts \(count) of the \(whole) films in these days, and about as many in those after them")
  }

  /// Where so many are gone, something else has gone wrong.
  static func filmsGone(at base: BaseURL, _ gone: Int, of count: Int) -> Fault {
    Fault(
      .importing, "\(base)/movie",
      "answered 404 for \(gone) of the \(count) films that its lists name",
      remedy: "Check \(base.setting), or try again later", category: .data)
  }

  static func noFilms(at base: BaseURL) -> Fault {
    Fault(
      .importing, "\(base)/movie", "has lists without a single film",
      remedy: "Check \(base.setting) and the lists below sources.tmdb, or try again later",
      category: .data)
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

  /// Parameters that would be dropped without a word.
  static func discoverUnlisted() -> Fault {
    Fault(
      .configuration, "sources.tmdb.discover",
      "has parameters, but sources.tmdb.lists does not "
        + "name discover",
      remedy: "Add discover to the lists, or leave the parameters out", category: .configuration)
  }
}

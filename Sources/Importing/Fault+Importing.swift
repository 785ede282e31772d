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

  /// An answer that can be read and cannot be right.
  static func data(_ request: Request, _ problem: String) -> Fault {
    Fault(
      .importing, request.url, problem,
      remedy: "Check \(request.base.setting), or try again later", category: .data)
  }
}

import Diagnostics

extension Fault {
  static func incomplete(_ url: String, got: Int, of count: Int) -> Fault {
    Fault(
      .importing, url, "gave \(got) of the \(count) entries it counts, even when asked by id",
      remedy: "Try again later; nothing was published", category: .data)
  }
}

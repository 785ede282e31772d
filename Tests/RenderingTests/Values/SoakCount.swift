import Foundation

/// How many cases a property is tried with.
enum SoakCount {
  /// All of them when the tests soak, a tenth on every other day.
  static func cases(_ all: Int) -> Int {
    ProcessInfo.processInfo.environment["WIKIGEN_SOAK"] == "1" ? all : all / 10
  }
}

import Foundation

/// How many cases a property is tried with.
public enum SoakCount {
  public static var isSoaking: Bool {
    ProcessInfo.processInfo.environment["WIKIGEN_SOAK"] == "1"
  }

  /// All of them when the tests soak, a tenth on every other day.
  public static func cases(_ all: Int) -> Int { isSoaking ? all : all / 10 }
}

import Foundation

enum PeakMemory {
  /// `RUSAGE_SELF`, whose type is another one in each C library.
  private static let thisProcess: Int32 = 0

  /// The most memory that this process has held so far.
  static func bytes() -> Int {
    var usage = rusage()
    guard getrusage(thisProcess, &usage) == 0 else { return 0 }
    #if os(Linux)
      return Int(usage.ru_maxrss) * 1024
    #else
      return Int(usage.ru_maxrss)
    #endif
  }
}

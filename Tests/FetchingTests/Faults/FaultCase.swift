import Diagnostics
import Fetching
import TestSupport
import Testing

/// One way in which a server fails, and what becomes of a request that meets nothing else.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let name: String
  let step: FaultServer.Step
  /// What is said of the URL, with `SERVER` for the address.
  let rest: String
  var attempts = 3
  var category = Fault.Category.unavailable
  var timeouts = LiveTransport.Timeouts()

  var testDescription: String { name }

  static let all = statuses + waits + bodies + connections + redirects

  /// What may pass.
  static var healing: [FaultCase] { all.filter { $0.attempts > 1 } }

  /// Every fifth request fails in some way that may pass; others are answered with their page.
  ///
  /// Drawn of the request itself, as the order of arrival is another one each time.
  static func oneInFive(_ seed: UInt64) -> @Sendable (SeenRequest, Int) -> FaultServer.Step {
    let faults = healing.filter { $0.timeouts == .init() }.map(\.step)
    return { request, count in
      var generator = SeededGenerator(seed: seed, drawnBy: "\(request.target) \(count)")
      guard Int.random(in: 0..<5, using: &generator) == 0,
        let fault = faults.randomElement(using: &generator)
      else { return .answer(.json("[\(request.query("page") ?? "0")]")) }
      return fault
    }
  }

  private static let remedy = "Check WIKIGEN_SAMPLE_URL, or try again later."
  private static let networkRemedy =
    "Check the network and WIKIGEN_SAMPLE_URL, or try again later."

  private static let statuses = [408, 425, 429, 500, 502, 503].map { status in
    FaultCase(
      name: "\(status)", step: .answer(.json("{}", status: status)),
      rest: "answered \(status) where JSON was due, asked 3 times. \(remedy)")
  }

  private static let waits = [
    FaultCase(
      name: "429 with a date that is over", step: .answer(retry("Sun, 06 Nov 1994 08:49:37 GMT")),
      rest: "answered 429 where JSON was due, asked 3 times. \(remedy)"),
    FaultCase(
      name: "429 with a long wait", step: .answer(retry("3600")),
      rest: """
        answered 429 where JSON was due, and wants to be asked again in 3600 seconds, which is more \
        than the 120 seconds that a run waits. Start it again when that time is over.
        """, attempts: 1),
  ]

  private static let bodies = [
    FaultCase(
      name: "HTML with 200", step: .answer(.html("<!DOCTYPE html><h1>Sign in</h1>")),
      rest: "answered HTML where JSON was due. \(remedy)", category: .data),
    FaultCase(
      name: "JSON that breaks off with 200", step: .answer(.json("[1,2")),
      rest: "is not JSON (it breaks off after 4 bytes). \(remedy)", category: .data),
    FaultCase(
      name: "wrong JSON", step: .answer(.json(#"{"rows":[]}"#)),
      rest: "has an object where the whole answer must be a list. \(remedy)", category: .data),
    FaultCase(
      name: "damaged gzip",
      step: .answer(
        CannedAnswer(headers: ["Content-Encoding": "gzip"], body: Array("not gzip".utf8))),
      rest: "sent a body that cannot be decompressed, asked 3 times. \(remedy)", category: .data),
    FaultCase(
      name: "gzip bomb",
      step: .answer(
        CannedAnswer(headers: ["Content-Encoding": "gzip"], body: .inflating(to: 32 << 20))),
      rest: "sent more than 8 MiB. \(remedy)", attempts: 1, category: .data),
    FaultCase(
      name: "endless body", step: .endlessBody, rest: "sent more than 8 MiB. \(remedy)",
      attempts: 1, category: .data),
  ]

  private static let connections = [
    FaultCase(
      name: "drop before the answer", step: .hangUp,
      rest: "broke off its answer, asked 3 times. \(networkRemedy)"),
    FaultCase(
      name: "drop in the body", step: .breakOff(.json("[1,2,3,4]")),
      rest: "broke off its answer, asked 3 times. \(networkRemedy)"),
    FaultCase(
      name: "silence", step: .silence,
      rest: "sent nothing for 0.25 seconds, asked 3 times. \(networkRemedy)",
      timeouts: .init(inactivity: .milliseconds(250))),
    FaultCase(
      name: "slow header", step: .drippingHead,
      rest: "did not end its answer within 0.5 seconds, asked 3 times. \(networkRemedy)",
      timeouts: .init(exchange: .milliseconds(500))),
    FaultCase(
      name: "dripping body", step: .drippingBody,
      rest: "did not end its answer within 0.5 seconds, asked 3 times. \(networkRemedy)",
      timeouts: .init(exchange: .milliseconds(500))),
  ]

  private static let redirects = [
    FaultCase(
      name: "redirect to another host",
      step: .answer(redirect(to: "https://a.example/b?c")),
      rest: "answered 302, a redirect, to https://a.example/b, where JSON was due. \(remedy)",
      attempts: 1, category: .data),
    FaultCase(
      name: "redirect loop",
      step: .answer(redirect(to: "/things?page=1")),
      rest: "led on from one redirect to the next, 5 times. \(remedy)", attempts: 1,
      category: .data),
  ]

  private static func redirect(to location: String) -> CannedAnswer {
    CannedAnswer(status: 302, headers: ["Location": location], body: [])
  }

  private static func retry(_ after: String) -> CannedAnswer {
    CannedAnswer(status: 429, headers: ["Retry-After": after], body: [])
  }
}

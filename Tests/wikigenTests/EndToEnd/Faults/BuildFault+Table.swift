import TestSupport

extension BuildFault {
  static let all = statuses + throttles + bodies + sizes + connections + lists + pictures

  private static let remedy = "Check WIKIGEN_RICKANDMORTY_URL, or try again later."
  private static let networkRemedy =
    "Check the network and WIKIGEN_RICKANDMORTY_URL, or try again later."

  // Of the first thing that is asked for; the others of what comes after many answers, which is
  // tried twice as often.
  private static let statuses = [429, 500, 502, 503].map { status in
    BuildFault(
      testDescription: "\(status)", target: "character", step: .answer(.json("{}", status: status)),
      effect: .unavailable,
      sentence: "answered \(status) where JSON was due, asked 5 times. \(remedy)")
  }

  private static let throttles = [
    BuildFault(
      testDescription: "429 with Retry-After", target: "character", step: .answer(throttle("0")),
      effect: .unavailable,
      sentence: "answered 429 where JSON was due, asked 5 times. \(remedy)"),
    BuildFault(
      testDescription: "429 with a Retry-After of ten minutes", step: .answer(throttle("600")),
      effect: .unavailable,
      sentence: """
        answered 429 where JSON was due, and wants to be asked again in 600 seconds, which is more \
        than the 120 seconds that a run waits. Start it again when that time is over.
        """, healing: .inTheNextRun),
  ]

  private static let bodies = [
    BuildFault(
      testDescription: "truncation",
      step: .answer(.json(#"{"info":{"count":21,"pages":2},"resul"#)),
      effect: .refused, sentence: "is not JSON (it breaks off after 37 bytes). \(remedy)"),
    BuildFault(
      testDescription: "HTML with 200",
      step: .answer(.html("<!doctype html><title>Sign in to this network</title>")),
      effect: .refused, sentence: "answered HTML where JSON was due. \(remedy)"),
    BuildFault(
      testDescription: "wrong JSON", step: .answer(.json(#"{"page":2,"results":[]}"#)),
      effect: .refused, sentence: "lacks the field info. \(remedy)"),
    BuildFault(
      testDescription: "damaged gzip",
      step: .answer(
        CannedAnswer(headers: ["Content-Encoding": "gzip"], body: Array("not gzip".utf8))),
      effect: .refused,
      sentence: "sent a body that cannot be decompressed, asked 10 times. \(remedy)"),
  ]

  private static let sizes = [
    BuildFault(
      testDescription: "gzip bomb",
      step: .answer(
        CannedAnswer(headers: ["Content-Encoding": "gzip"], body: .inflating(to: 32 << 20))),
      effect: .refused, sentence: "sent more than 8 MiB. \(remedy)", healing: .inTheNextRun),
    BuildFault(
      testDescription: "endless body", step: .endlessBody, effect: .refused,
      sentence: "sent more than 8 MiB. \(remedy)", healing: .inTheNextRun),
  ]

  private static let connections = [
    BuildFault(
      testDescription: "drop before the answer", step: .hangUp, effect: .unavailable,
      sentence: "broke off its answer, asked 10 times. \(networkRemedy)"),
    BuildFault(
      testDescription: "drop in the body",
      step: .breakOff(.json(SmallWorld.locations(page: 2))), effect: .unavailable,
      sentence: "broke off its answer, asked 10 times. \(networkRemedy)"),
    BuildFault(
      testDescription: "redirect to another host",
      step: .answer(
        CannedAnswer(status: 302, headers: ["Location": "https://a.example/b?c"], body: [])),
      effect: .refused,
      sentence: "answered 302, a redirect, to https://a.example/b, where JSON was due. \(remedy)",
      healing: .inTheNextRun),
  ]

  private static let lists = [
    BuildFault(
      testDescription: "a page missing",
      step: .answer(.json(#"{"error":"There is nothing here"}"#, status: 404)), effect: .refused,
      sentence: #"answered 404 ("There is nothing here") where the wire promises a page. "#
        + remedy),
    BuildFault(
      testDescription: "a count that drifts on the way",
      step: .answer(.json(SmallWorld.locations(page: 2, count: 22))),
      effect: .published(missing: 0), sentence: ""),
    BuildFault(
      testDescription: "a count that is never reached", target: "location",
      step: .answer(.json(SmallWorld.locations(page: 1, count: 22))), effect: .refused,
      sentence: "gave 21 of the 22 entries it counts, even when asked by id. Try again later; "
        + "nothing was published.", stage: "importing"),
  ]

  private static let pictures = [
    BuildFault(
      testDescription: "a picture that is HTML", target: "character/avatar/2.jpeg",
      step: .answer(.html("<!doctype html><title>Sign in</title>")), effect: .published(missing: 1),
      sentence: "is not a JPEG, PNG, GIF, WebP or AVIF picture. \(remedy)")
  ]

  private static func throttle(_ after: String) -> CannedAnswer {
    CannedAnswer(status: 429, headers: ["Retry-After": after], body: [])
  }
}

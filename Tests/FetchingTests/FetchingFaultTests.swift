import Diagnostics
import Testing

@testable import Fetching

@Suite struct FetchingFaultTests {
  private let url = "https://api.example/v1/things?page=1"
  private let remedy = "Check WIKIGEN_SAMPLE_URL, or try again later"

  @Test(arguments: [
    (
      TransportError.unreachable(.refused), "cannot be reached: the connection was refused",
      Fault.Category.unavailable
    ),
    (.unreachable(.unknownHost), "cannot be reached: its host name is unknown", .unavailable),
    (.unreachable(.noRoute), "cannot be reached: there is no route to its host", .unavailable),
    (.unreachable(.other), "cannot be reached: no connection could be made", .unavailable),
    (
      .connectTimedOut(.seconds(10)), "did not accept a connection within 10 seconds", .unavailable
    ),
    (.inactive(.milliseconds(150)), "sent nothing for 0.15 seconds", .unavailable),
    (.inactive(.seconds(1)), "sent nothing for 1 second", .unavailable),
    (.tooSlow(.seconds(120)), "did not end its answer within 120 seconds", .unavailable),
    (.truncated, "broke off its answer", .unavailable),
  ])
  func `an unreachable server is unavailable`(
    error: TransportError, problem: String, category: Fault.Category
  ) throws {
    let fault = try Fault.unanswered(.sample(), error, attempts: 3)
    #expect(
      fault.sentence == """
        \(url) \(problem), asked 3 times. Check the network and WIKIGEN_SAMPLE_URL, or try again \
        later.
        """)
    #expect(fault.category == category)
  }

  @Test func `a credential is not sent where others read along`() throws {
    let base = try BaseURL.sample("http://api.example")
    let fault = Fault.credentialInClear(base, "X_KEY")
    #expect(
      fault.sentence == """
        WIKIGEN_SAMPLE_URL begins with http://, where anybody could read X_KEY. Let it begin \
        with https://; http:// is for this machine only.
        """)
    #expect(fault.category == .configuration)
  }

  @Test(arguments: [
    (
      TransportError.tooLarge(limit: 8 << 20),
      "sent more than 8 MiB. Check WIKIGEN_SAMPLE_URL, or try again later.", Fault.Category.data
    ),
    (
      .undecodableEncoding,
      "sent a body that cannot be decompressed. Check WIKIGEN_SAMPLE_URL, or try again later.",
      .data
    ),
    (
      .malformed, "did not answer in HTTP. Check WIKIGEN_SAMPLE_URL, or try again later.", .data
    ),
    (
      .redirectedTooOften(limit: 5),
      """
      led on from one redirect to the next, 5 times. Check WIKIGEN_SAMPLE_URL, or try again later.
      """, .data
    ),
    (
      .proxy(variable: "https_proxy", .unreachable(.refused)),
      """
      cannot be asked, as the proxy in https_proxy cannot be reached: the connection was refused. \
      Check https_proxy, or name the host in NO_PROXY if it can be reached without a proxy.
      """, .unavailable
    ),
    (
      .proxy(variable: "https_proxy", .refused),
      """
      cannot be asked, as the proxy in https_proxy refused to make the connection. \
      Check https_proxy, or name the host in NO_PROXY if it can be reached without a proxy.
      """, .unavailable
    ),
    (
      .proxy(variable: "https_proxy", .timedOut(.seconds(10))),
      """
      cannot be asked, as the proxy in https_proxy made no connection within 10 seconds. \
      Check https_proxy, or name the host in NO_PROXY if it can be reached without a proxy.
      """, .unavailable
    ),
    (
      .proxy(variable: "https_proxy", .wantsCredential),
      """
      cannot be asked, as the proxy in https_proxy wants a user name and a password that it knows. \
      Put them into https_proxy, as in http://user:password@host:3128.
      """, .credential
    ),
    (
      .unreadable(file: "rec/x.json"),
      "was recorded in rec/x.json, which cannot be read. Check that it is a file that you may read.",
      .data
    ),
    (
      .cancelled, "was not fetched, as the run was interrupted. Start it again.", .unavailable
    ),
    (
      .unreachable(.untrusted),
      """
      cannot be reached safely: no trusted TLS connection could be made. Check \
      WIKIGEN_SAMPLE_URL, this machine's clock and its trusted certificates.
      """, .unavailable
    ),
  ])
  func `other errors say what to do about them`(
    error: TransportError, rest: String, category: Fault.Category
  ) throws {
    let fault = try Fault.unanswered(.sample(), error, attempts: 1)
    #expect(fault.sentence == "\(url) \(rest)")
    #expect(fault.category == category)
    #expect(fault.stage == .fetching)
  }

  @Test(arguments: [
    (404, "{}", "answered 404 where the wire promises a page", Fault.Category.data),
    (
      404, #"{"error":"There is nothing here"}"#,
      #"answered 404 ("There is nothing here") where the wire promises a page"#, .data
    ),
    (
      401, #"{"status_code":7,"status_message":"Invalid API key"}"#,
      #"answered 401 ("Invalid API key") where JSON was due"#, .data
    ),
    (
      422, #"{"errors":["query must be provided"]}"#,
      #"answered 422 ("query must be provided") where JSON was due"#, .data
    ),
    (400, #"{"message":"no"}"#, #"answered 400 ("no") where JSON was due"#, .data),
    (403, "<html>", "answered 403 where JSON was due", .data),
    (429, "", "answered 429 where JSON was due", .unavailable),
    (408, "", "answered 408 where JSON was due", .unavailable),
    (503, #"["x"]"#, "answered 503 where JSON was due", .unavailable),
    (
      500, #"{"error":"a\u001b[31m\nb"}"#,
      #"answered 500 ("a\u{1b}[31m\u{a}b") where JSON was due"#, .unavailable
    ),
  ])
  func `an error's status is told with the API's own words`(
    status: Int, body: String, problem: String, category: Fault.Category
  ) throws {
    let fault = try Fault.refused(.sample(), .sample(body, status: status), attempts: 1)
    #expect(fault.sentence == "\(url) \(problem). \(remedy).")
    #expect(fault.category == category)
  }

  @Test func `a refused credential is told by the name of its variable`() throws {
    let fault = try Fault.credentialRefused(
      .sample(), .sample(#"{"status_message":"No."}"#, status: 401), variable: "X_KEY")
    #expect(
      fault.sentence == """
        \(url) answered 401 ("No.") to the credential in X_KEY. Check X_KEY, or get a new one.
        """)
    #expect(fault.category == .credential)
    #expect(fault.stage == .fetching)
    #expect(
      Fault.credentialUnfit("X_KEY").sentence == """
        X_KEY holds characters that no key has. Copy the key into it again, without quotes, spaces \
        or line breaks.
        """)
  }

  @Test func `long words of an API are cut`() throws {
    let words = String(repeating: "x", count: 500)
    let answer = Answer.sample(#"{"error":"\#(words)"}"#, status: 500)
    let fault = try Fault.refused(.sample(), answer, attempts: 2)
    let cut = String(repeating: "x", count: 160) + "…"
    #expect(fault.problem == #"answered 500 ("\#(cut)") where JSON was due, asked 2 times"#)
  }

  @Test func `a redirect names its target without its query`() throws {
    let answer = Answer.sample(
      "", status: 301, headers: ["Location": "https://other.example/v1?key=secret"])
    let fault = try Fault.refused(.sample(), answer, attempts: 1)
    #expect(
      fault.problem
        == "answered 301, a redirect, to https://other.example/v1, where JSON was due")
    let named = try Fault.refused(
      .sample(), .sample("", status: 302, headers: ["Location": "//user:pass@other.example/v1#x"]),
      attempts: 1)
    #expect(named.problem == "answered 302, a redirect, to //other.example/v1, where JSON was due")
    let bare = try Fault.refused(.sample(), .sample("", status: 304), attempts: 1)
    #expect(bare.problem == "answered 304, a redirect, where JSON was due")
  }

  @Test func `what is not asked again says why`() throws {
    let fault = try Fault.refused(.sample(), .sample("", status: 429), attempts: 2)
    let spent = Fault.budgetSpent(fault)
    #expect(
      spent.sentence == """
        \(url) answered 429 where JSON was due, asked 2 times, and the run's budget of retries is \
        spent. \(remedy).
        """)
    let long = Fault.waitTooLong(fault, asked: .seconds(3600), longest: .seconds(120))
    #expect(
      long.sentence == """
        \(url) answered 429 where JSON was due, asked 2 times, and wants to be asked again in 3600 \
        seconds, which is more than the 120 seconds that a run waits. Start it again when that time \
        is over.
        """)
    #expect(spent.category == .unavailable)
    #expect(long.category == .unavailable)
  }

  @Test func `a missing picture is called one`() throws {
    let request = try Request.sample(content: .picture)
    let missing = Fault.refused(request, .sample("", status: 404), attempts: 1)
    #expect(missing.problem == "answered 404 where the wire promises a picture")
    let broken = Fault.refused(request, .sample("", status: 500), attempts: 1)
    #expect(broken.problem == "answered 500 where a picture was due")
  }

  @Test func `what is kept and can't be read is the store's own fault`() throws {
    let fault = Fault(
      .fetching, "store.sqlite", "is damaged", remedy: "Run wikigen again", category: .output)
    #expect(try Fault.unanswered(.sample(), .store(fault), attempts: 1) == fault)
    #expect(TransportError.store(fault).problem == "was kept, and store.sqlite is damaged")
    #expect(!TransportError.store(fault).mayHeal)
  }

  @Test func `a damaged record of the cache says how to be rid of it`() throws {
    let fault = Fault.damagedExcerpt(try Request.sample())
    #expect(fault.problem == "was kept in another form than it is read in")
    #expect(fault.remedy == "Remove the cache, or the damaged file in it, and run wikigen fetch")
    #expect(fault.category == .data)
  }

  @Test func `faults of the data name what is wrong with it`() throws {
    let request = try Request.sample()
    let faults: [(Fault, String)] = [
      (.htmlForJSON(request), "answered HTML where JSON was due"),
      (.emptyAnswer(request), "answered nothing where JSON was due"),
      (.notUTF8(request), "is not JSON (it is not text in UTF-8)"),
      (
        .numberUnfit(request),
        "holds a value that can't be read: a number that does not fit its field, or a broken text"
      ),
      (.notJSON(request, .breaksOff(after: 9)), "is not JSON (it breaks off after 9 bytes)"),
      (.notJSON(request, .unexpectedByte(9)), "is not JSON (byte 10 is out of place)"),
      (.fieldMissing(request, field: "a[1].b"), "lacks the field a[1].b"),
      (
        .fieldUnfit(request, field: "a", found: .text, due: .number),
        "has text where a must be a number"
      ),
      (
        .fieldUnusable(request, field: "a", value: "1.5"),
        "has 1.5 at a, which is no value of that field"
      ),
      (.notAPicture(request), "is not a JPEG, PNG, GIF, WebP or AVIF picture"),
      (
        .countAbsurd(request, field: "pages", value: -1, why: "is below 0"),
        "says that pages is -1, which is below 0"
      ),
    ]
    for (fault, problem) in faults {
      #expect(fault.sentence == "\(url) \(problem). \(remedy).")
      #expect(fault.category == .data)
    }
  }

  @Test func `faults of the set-up name what to change`() {
    #expect(
      Fault.addressRefused(setting: "WIKIGEN_X_URL", problem: "names no host").sentence
        == "WIKIGEN_X_URL names no host. Set it to an address such as https://host/api.")
    let folder = Fault.recordingMissing(folder: "rec", source: "x")
    #expect(
      folder.sentence
        == "rec holds no folder 'x'. Name the folder that holds 'x', not that folder itself.")
    #expect(folder.category == .configuration)
    let client = Fault.connectionsNotClosed()
    #expect(
      client.sentence == """
        The network client could not close its connections. This is a bug of wikigen: please \
        report it.
        """)
    #expect(client.category == .bug)
  }
}

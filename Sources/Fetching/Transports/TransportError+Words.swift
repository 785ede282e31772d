import Diagnostics

extension TransportError {
  /// As the rest of a sentence whose subject is the URL.
  var problem: String {
    switch self {
    case .unreachable(let obstacle): obstacle.problem
    case .connectTimedOut(let limit): "did not accept a connection within \(limit.inWords)"
    case .inactive(let limit): "sent nothing for \(limit.inWords)"
    case .tooSlow(let limit): "did not end its answer within \(limit.inWords)"
    case .truncated: "broke off its answer"
    case .tooLarge(let limit): "sent more than \(limit >> 20) MiB"
    case .undecodableEncoding: "sent a body that cannot be decompressed"
    case .malformed: "did not answer in HTTP"
    case .redirectedTooOften(let limit): "led on from one redirect to the next, \(limit) times"
    case .proxy(let variable, let obstacle):
      "cannot be asked, as the proxy in \(variable) \(obstacle.problem)"
    case .unreadable(let file): "was recorded in \(file), which cannot be read"
    case .store(let fault): "was kept, and \(fault.subject) \(fault.problem)"
    case .cancelled: "was not fetched, as the run was interrupted"
    }
  }

  func remedy(for request: Request) -> String {
    switch self {
    case .unreachable(.untrusted):
      "Check \(request.base.setting), this machine's clock and its trusted certificates"
    case .unreachable, .connectTimedOut, .inactive, .tooSlow, .truncated:
      "Check the network and \(request.base.setting), or try again later"
    case .tooLarge, .undecodableEncoding, .malformed, .redirectedTooOften: request.remedy
    case .proxy(let variable, .wantsCredential):
      "Put them into \(variable), as in http://user:password@host:3128"
    case .proxy(let variable, _):
      "Check \(variable), or name the host in NO_PROXY if it can be reached without a proxy"
    case .unreadable: "Check that it is a file that you may read"
    case .store(let fault): fault.remedy
    case .cancelled: "Start it again"
    }
  }

  var category: Fault.Category {
    switch self {
    case .unreachable, .connectTimedOut, .inactive, .tooSlow, .truncated, .cancelled: .unavailable
    case .proxy(_, .wantsCredential): .credential
    case .store(let fault): fault.category
    case .proxy: .unavailable
    case .tooLarge, .undecodableEncoding, .malformed, .redirectedTooOften, .unreadable: .data
    }
  }
}

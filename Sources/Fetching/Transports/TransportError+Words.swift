import Diagnostics

extension TransportError {
  /// As the rest of a sentence whose subject is the URL.
  var problem: String {
    switch self {
    case .unreachable(let obstacle): obstacle.problem
    case .connectTimedOut(let limit): "did not accept a connection within \(limit.inWords)"
    case .inactive(let limit): "sent nothing for \(limit.inWords)"
    case .truncated: "broke off its answer"
    case .tooLarge(let limit): "sent more than \(limit >> 20) MiB"
    case .undecodableEncoding: "sent a body that cannot be decompressed"
    case .malformed: "did not answer in HTTP"
    case .unreadable(let file): "was recorded in \(file), which cannot be read"
    case .cancelled: "was not fetched, as the run was interrupted"
    }
  }

  func remedy(for request: Request) -> String {
    switch self {
    case .unreachable(.untrusted):
      "Check \(request.base.setting), this machine's clock and its trusted certificates"
    case .unreachable, .connectTimedOut, .inactive, .truncated:
      "Check the network and \(request.base.setting), or try again later"
    case .tooLarge, .undecodableEncoding, .malformed: request.remedy
    case .unreadable: "Check that it is a file that you may read"
    case .cancelled: "Start it again"
    }
  }

  var category: Fault.Category {
    switch self {
    case .unreachable, .connectTimedOut, .inactive, .truncated, .cancelled: .unavailable
    case .tooLarge, .undecodableEncoding, .malformed, .unreadable: .data
    }
  }
}

extension Duration {
  /// `10 seconds`, `0.1 seconds`.
  fileprivate var inWords: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    let number = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    return "\(number) \(number == "1" ? "second" : "seconds")"
  }
}

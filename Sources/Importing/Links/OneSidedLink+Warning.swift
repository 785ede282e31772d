import Diagnostics
import Wiki

extension OneSidedLink {
  var warning: Warning {
    Warning(
      .oneSidedLink, subject: "\(from) → \(to)",
      "\(from) names \(to), which does not name it back; the wiki shows the link on both.")
  }
}

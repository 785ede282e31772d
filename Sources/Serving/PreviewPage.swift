import Diagnostics

/// A page as the preview shows it: it reloads by itself, and says why it is not the newest.
struct PreviewPage {
  let revision: Int
  let fault: Fault?
  /// Where the preview stands, with a slash at both ends.
  let base: String

  /// The page of a wiki with what the preview adds. The bytes in the folder stay as they are.
  func adding(to html: [UInt8]) -> [UInt8] {
    let text = String(decoding: html, as: UTF8.self)
    // A script of the head may name it, too.
    let top = text.firstRange(of: "</head>")?.upperBound ?? text.startIndex
    guard let body = text[top...].firstRange(of: "<body"),
      let end = text[body.upperBound...].firstIndex(of: ">")
    else { return Array((text + head + message).utf8) }
    let start = text.index(after: end)
    return Array((text[..<start] + "\n" + head + message + text[start...]).utf8)
  }

  /// Where there is no wiki yet: the fault, or word that it is being made.
  var alone: [UInt8] {
    let waiting =
      "<h1>The wiki is being made</h1>\n<p>This page shows it as soon as it is there.</p>\n"
    return Array(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Preview – wikigen</title>
      <body class="wikigen-preview">
      \(head)\(fault == nil ? waiting : message)</body>
      </html>

      """.utf8)
  }

  private var head: String {
    let own = "\(base)\(PreviewPath.own)/"
    return """
      <link rel="stylesheet" href="\(own)preview.css">
      <script src="\(own)preview.js" data-revision="\(revision)" defer></script>

      """
  }

  private var message: String {
    guard let fault else { return "" }
    return """
      <div class="wikigen-fault" role="alert">
      <p class="wikigen-fault-stage">wikigen: \(Self.escaped(fault.stage.rawValue))</p>
      <p class="wikigen-fault-subject">\(Self.escaped(fault.subject))</p>
      <p>\(Self.escaped("\(fault.problem). \(fault.remedy)."))</p>
      </div>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }

  static let script = """
    "use strict";
    (() => {
      const own = document.currentScript;
      const events = new EventSource(new URL("events", own.src));
      events.addEventListener("revision", (event) => {
        if (event.data !== own.dataset.revision) location.reload();
      });
      // Leaving would else be reported as a lost connection.
      addEventListener("pagehide", () => events.close());
      addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
    })();

    """

  static let style = """
    .wikigen-fault {
      position: sticky;
      z-index: 99;
      inset-block-start: 0;
      padding: 1rem clamp(1rem, 4vw, 2.5rem);
      background: #7d1519;
      color: #fff;
      font: 1rem/1.5 system-ui, sans-serif;
      overflow-wrap: anywhere;
    }
    .wikigen-fault p { margin: 0; max-width: 80ch; }
    .wikigen-fault-stage { font-size: 0.875rem; }
    .wikigen-fault-subject { font-family: ui-monospace, monospace; font-weight: 700; }
    .wikigen-preview { margin: 0; color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    .wikigen-preview > h1, .wikigen-preview > p { margin-inline: 2rem; }

    """
}

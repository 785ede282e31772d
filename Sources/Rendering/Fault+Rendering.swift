import Diagnostics

extension Fault {
  static func missingWord(_ key: String, in files: [String], nearest: String?) -> Fault {
    Fault(
      .rendering, files.joined(separator: ", "), "has no usable text for the key '\(key)'",
      remedy: nearest.map { "Add it; '\($0)' is the nearest key there" } ?? "Add it",
      category: .configuration)
  }

  static func wordTwice(_ key: String, in file: String) -> Fault {
    Fault(
      .rendering, file, "defines the key '\(key)', which another strings file defines too",
      remedy: "Keep one of the two", category: .configuration)
  }

  /// `place` is a line of a strings file.
  static func keyTwice(_ key: String, in place: String) -> Fault {
    Fault(
      .rendering, place, "has the key '\(key)' twice", remedy: "Keep one of the two",
      category: .configuration)
  }

  /// A word that a template shows as it is.
  static func wordNotPlain(_ key: String, in files: [String], for tag: TemplateTag) -> Fault {
    Fault(
      .rendering, files.joined(separator: ", "),
      "has no plain text for the key '\(key)', which \(tag.place) shows as it is",
      remedy: "Give it one text, without { and without other forms", category: .configuration)
  }

  static func brokenStrings(_ file: String, line: Int?) -> Fault {
    Fault(
      .rendering, line.map { "\(file):\($0)" } ?? file, "is not a YAML map of keys and texts",
      remedy: "Compare it with the strings file that comes with wikigen",
      category: .configuration)
  }

  static func unknownArgument(_ name: String, of key: String, nearest: String?) -> Fault {
    Fault(
      .rendering, "The text '\(key)' of the strings files",
      "asks for {\(name)}, which it is not given",
      remedy: nearest.map { "Write {\($0)} instead, or leave it out" } ?? "Leave it out",
      category: .configuration)
  }

  static func notUTF8(_ file: String) -> Fault {
    Fault(
      .rendering, file, "is not UTF-8 text", remedy: "Save it as UTF-8",
      category: .configuration)
  }
}

extension Fault {
  static func strayEnd(_ tag: TemplateTag) -> Fault {
    Fault(
      .rendering, tag.place, "closes '\(tag.name)', which is not open",
      remedy: "Open it with {{#\(tag.name)}}, or leave {{/\(tag.name)}} out",
      category: .configuration)
  }

  static func wrongEnd(_ tag: TemplateTag, of open: TemplateTag) -> Fault {
    Fault(
      .rendering, tag.place,
      "closes '\(tag.name)' where '\(open.name)', opened in line \(open.line), is still open",
      remedy: "Close sections in the reverse of their order", category: .configuration)
  }

  static func openSection(_ open: TemplateTag) -> Fault {
    Fault(
      .rendering, open.place, "opens '\(open.name)', which is never closed",
      remedy: "Close it with {{/\(open.name)}}", category: .configuration)
  }

  static func openTag(file: String, line: Int) -> Fault {
    Fault(
      .rendering, "\(file):\(line)", "has a tag that never ends",
      remedy: "End it with as many braces as it begins with", category: .configuration)
  }

  static func notInLanguage(_ tag: TemplateTag) -> Fault {
    Fault(
      .rendering, tag.place, "has '\(tag.name)', which is not part of the template language",
      remedy: "Docs/templates.md lists what a tag may be", category: .configuration)
  }

  static func unknownName(_ tag: TemplateTag, in model: String, nearest: String?) -> Fault {
    Fault(
      .rendering, tag.place, "uses '\(tag.name)', which \(model) does not have",
      remedy: nearest.map { "The nearest name is '\($0)'" }
        ?? "Docs/templates.md lists its names",
      category: .configuration)
  }

  static func wrongUse(_ tag: TemplateTag, because reason: String) -> Fault {
    Fault(
      .rendering, tag.place, "can't use '\(tag.name)' here: \(reason)",
      remedy: "Docs/templates.md says what each kind of name is good for",
      category: .configuration)
  }

  static func missingPartial(_ tag: TemplateTag, nearest: String?) -> Fault {
    Fault(
      .rendering, tag.place,
      "includes '\(tag.name)', but there is no Theme/partials/\(tag.name).html",
      remedy: nearest.map { "'\($0)' is the nearest partial" } ?? "Add that file",
      category: .configuration)
  }

  static func partialWithinItself(_ tag: TemplateTag) -> Fault {
    Fault(
      .rendering, tag.place, "includes '\(tag.name)' within itself", remedy: "Break the circle",
      category: .configuration)
  }

  static func partialNotABlock(_ tag: TemplateTag, because reason: String) -> Fault {
    Fault(
      .rendering, tag.place, "includes '\(tag.name)', which Markdown can't take here: \(reason)",
      remedy:
        "Put the tag on a line of its own between blank lines, and no blank line in the partial",
      category: .configuration)
  }

  static func missingLanguage(_ language: String, _ path: String) -> Fault {
    Fault(
      .rendering, "site.language", "is '\(language)', but there is no \(path)",
      remedy: "Add that file, or choose a language that has one", category: .configuration)
  }

  static func unusedFile(_ path: String, nearest: String?) -> Fault {
    Fault(
      .rendering, path, "is read by nothing",
      remedy: nearest.map { "The nearest file that is, is \($0)" }
        ?? "Move it away; css/order.txt and js/order.txt list further files",
      category: .configuration)
  }

  static func emptyTemplate(_ path: String) -> Fault {
    Fault(
      .rendering, path, "is empty, so its pages would be",
      remedy: "Fill it, or take it away to have the program's own", category: .configuration)
  }

  static func layoutLacks(_ name: String, in path: String) -> Fault {
    Fault(
      .rendering, path, "does not show '\(name)', which every page needs",
      remedy: "Add it; the program's own layout shows where", category: .configuration)
  }

  static func loadsFromStyle(_ path: String, line: Int) -> Fault {
    Fault(
      .rendering, "\(path):\(line)", "loads a file by @import or url()",
      remedy: "Put what it loads into the style sheet; a wiki loads nothing else",
      category: .configuration)
  }

  static func endsElement(_ end: String, in path: String, line: Int) -> Fault {
    Fault(
      .rendering, "\(path):\(line)",
      "has '\(end)', which no element of a page may hold",
      remedy: "Escape the <: it is \\x3c in a script, \\3c in a style",
      category: .configuration)
  }

  static func notPlainText(_ path: String, line: Int) -> Fault {
    Fault(
      .rendering, "\(path):\(line)", "has a carriage return or a NUL within the line",
      remedy: "Leave it out; lines end with a line feed", category: .configuration)
  }

  static func notAnIcon(_ path: String) -> Fault {
    Fault(
      .rendering, path, "is no SVG picture without scripts", remedy: "Draw it as plain SVG",
      category: .configuration)
  }

  static func logoWithoutSize(_ path: String) -> Fault {
    Fault(
      .rendering, path, "does not say how large it is",
      remedy: "Give its svg element a viewBox of four numbers", category: .configuration)
  }

  static func missingTemplate(_ path: String) -> Fault {
    Fault(
      .rendering, path, "is missing", remedy: "Put it back, or build without your own folder",
      category: .configuration)
  }

  static func changesMarkdown(_ tag: TemplateTag, value: String) -> Fault {
    Fault(
      .rendering, tag.place,
      "uses '\(tag.name)' where \(value) would change the structure of the page",
      remedy: "Put words of the template around it, or an HTML element",
      category: .configuration)
  }

  static func unsafePlace(_ tag: TemplateTag, _ place: String) -> Fault {
    Fault(
      .rendering, tag.place, "puts '\(tag.name)' into \(place), where no value is safe",
      remedy: "Move it into text or a quoted attribute", category: .configuration)
  }

  static func notADestination(_ tag: TemplateTag) -> Fault {
    Fault(
      .rendering, tag.place, "puts '\(tag.name)' where an address is due",
      remedy: "Only the href of a link or the src of a picture can stand there",
      category: .configuration)
  }
}

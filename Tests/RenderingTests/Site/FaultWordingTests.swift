import Diagnostics
import Testing

@testable import Rendering

@Suite struct `Faults of rendering` {
  @Test(arguments: strings + tags + places)
  func `say what is wrong and what to do`(fault: Fault, sentence: String) {
    #expect(fault.sentence == sentence)
    #expect(fault.stage == .rendering)
    #expect(fault.category == .configuration)
  }

  private static let strings: [(fault: Fault, sentence: String)] = [
    (
      Fault.missingWord("a.b", in: ["en.yml", "more.yml"], nearest: "a.c"),
      "en.yml, more.yml has no usable text for the key 'a.b'. Add it; 'a.c' is the nearest key there."
    ),
    (
      .missingWord("a.b", in: ["en.yml"], nearest: nil),
      "en.yml has no usable text for the key 'a.b'. Add it."
    ),
    (
      .wordTwice("a.b", in: "en.yml"),
      "en.yml defines the key 'a.b', which another strings file defines too. Keep one of the two."
    ),
    (
      .keyTwice("b", in: "en.yml:3"), "en.yml:3 has the key 'b' twice. Keep one of the two."
    ),
    (
      .wordNotPlain("a.b", in: ["en.yml", "more.yml"], for: .sample("words.a.b", line: 7)),
      """
      en.yml, more.yml has no plain text for the key 'a.b', which t.md:7 shows as it is. \
      Give it one text, without { and without other forms.
      """
    ),
    (
      .brokenStrings("en.yml", line: 3),
      """
      en.yml:3 is not a YAML map of keys and texts. \
      Compare it with the strings file that comes with wikigen.
      """
    ),
    (
      .brokenStrings("en.yml", line: nil),
      """
      en.yml is not a YAML map of keys and texts. \
      Compare it with the strings file that comes with wikigen.
      """
    ),
    (
      .unknownArgument("nam", of: "a.b", nearest: "name"),
      """
      The text 'a.b' of the strings files asks for {nam}, which it is not given. \
      Write {name} instead, or leave it out.
      """
    ),
    (
      .unknownArgument("x", of: "a.b", nearest: nil),
      "The text 'a.b' of the strings files asks for {x}, which it is not given. Leave it out."
    ),
    (.notUTF8("a.md"), "a.md is not UTF-8 text. Save it as UTF-8."),
    (
      .missingTemplate("Theme/layout.html"),
      "Theme/layout.html is missing. Put it back, or build without your own folder."
    ),
    (
      .missingLanguage("xx", "Theme/strings/xx.yml"),
      """
      site.language is 'xx', but there is no Theme/strings/xx.yml. \
      Add that file, or choose a language that has one.
      """
    ),
    (
      .unusedFile("mine/charcter.md", nearest: "Templates/solar/character.md"),
      "mine/charcter.md is read by nothing. The nearest file that is, is Templates/solar/character.md."
    ),
    (
      .unusedFile("mine/new.css", nearest: nil),
      """
      mine/new.css is read by nothing. \
      Move it away; css/order.txt and js/order.txt list further files.
      """
    ),
    (
      .emptyTemplate("a.md"),
      "a.md is empty, so its pages would be. Fill it, or take it away to have the program's own."
    ),
    (
      .layoutLacks("content", in: "layout.html"),
      """
      layout.html does not show 'content', which every page needs. \
      Add it; the program's own layout shows where.
      """
    ),
    (
      .notPlainText("base.css", line: 3),
      """
      base.css:3 has a carriage return or a NUL within the line. \
      Leave it out; lines end with a line feed.
      """
    ),
    (
      .endsElement("</style", in: "base.css", line: 3),
      """
      base.css:3 has '</style', which no element of a page may hold. \
      Escape the <: it is \\x3c in a script, \\3c in a style.
      """
    ),
    (
      .loadsFromStyle("base.css", line: 3),
      """
      base.css:3 loads a file by @import or url(). \
      Put what it loads into the style sheet; a wiki loads nothing else.
      """
    ),
    (
      .notAnIcon("icon.svg"),
      "icon.svg is no SVG picture without scripts. Draw it as plain SVG."
    ),
    (
      .logoWithoutSize("logos/solar.svg"),
      """
      logos/solar.svg does not say how large it is. \
      Give its svg element a viewBox of four numbers.
      """
    ),
  ]

  private static let tags: [(fault: Fault, sentence: String)] = [
    (
      Fault.strayEnd(.sample("moons", line: 2)),
      "t.md:2 closes 'moons', which is not open. Open it with {{#moons}}, or leave {{/moons}} out."
    ),
    (
      .wrongEnd(.sample("a", line: 3), of: .sample("b", line: 2)),
      """
      t.md:3 closes 'a' where 'b', opened in line 2, is still open. \
      Close sections in the reverse of their order.
      """
    ),
    (
      .openSection(.sample("moons")),
      "t.md:1 opens 'moons', which is never closed. Close it with {{/moons}}."
    ),
    (
      .openTag(file: "t.md", line: 4),
      "t.md:4 has a tag that never ends. End it with as many braces as it begins with."
    ),
    (
      .notInLanguage(.sample("=<% %>=")),
      """
      t.md:1 has '=<% %>=', which is not part of the template language. \
      Docs/templates.md lists what a tag may be.
      """
    ),
    (
      .unknownName(.sample("moonz"), in: "PlanetPage", nearest: "moons"),
      "t.md:1 uses 'moonz', which PlanetPage does not have. The nearest name is 'moons'."
    ),
    (
      .unknownName(.sample("x"), in: "PlanetPage", nearest: nil),
      "t.md:1 uses 'x', which PlanetPage does not have. Docs/templates.md lists its names."
    ),
    (
      .wrongUse(.sample("lead"), because: "it is markup and needs three braces"),
      """
      t.md:1 can't use 'lead' here: it is markup and needs three braces. \
      Docs/templates.md says what each kind of name is good for.
      """
    ),
    (
      .missingPartial(.sample("carts"), nearest: "cards"),
      """
      t.md:1 includes 'carts', but there is no Theme/partials/carts.html. \
      'cards' is the nearest partial.
      """
    ),
    (
      .missingPartial(.sample("x"), nearest: nil),
      "t.md:1 includes 'x', but there is no Theme/partials/x.html. Add that file."
    ),
    (
      .partialWithinItself(.sample("a")),
      "t.md:1 includes 'a' within itself. Break the circle."
    ),
  ]

  private static let places: [(fault: Fault, sentence: String)] = [
    (
      Fault.partialNotABlock(.sample("a"), because: "its tag has no line of its own"),
      """
      t.md:1 includes 'a', which Markdown can't take here: its tag has no line of its own. \
      Put the tag on a line of its own between blank lines, and no blank line in the partial.
      """
    ),
    (
      .changesMarkdown(.sample("a"), value: "an empty value"),
      """
      t.md:1 uses 'a' where an empty value would change the structure of the page. \
      Put words of the template around it, or an HTML element.
      """
    ),
    (
      .unsafePlace(.sample("a"), "a script"),
      """
      t.md:1 puts 'a' into a script, where no value is safe. \
      Move it into text or a quoted attribute.
      """
    ),
    (
      .notADestination(.sample("a")),
      """
      t.md:1 puts 'a' where an address is due. \
      Only the href of a link or the src of a picture can stand there.
      """
    ),
  ]
}

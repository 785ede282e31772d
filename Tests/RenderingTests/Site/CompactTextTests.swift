import Testing

@testable import Rendering

@Suite struct `A style sheet in fewer bytes` {
  @Test(arguments: [
    (
      "a {\n  color: red;\n  margin: 0 1px;\n}\n\nb,\nc > d {}\n",
      "a{color:red;margin:0 1px;}b,c > d{}"
    ),
    ("/* one */ a { }", "a{}"),
    ("a /* one */ b {}", "a b{}"),
    ("div/**/.x {}", "div/**/.x{}"),
    ("a :hover {}", "a :hover{}"),
    (
      "@media (min-width: 1px) and (max-width: 2px) { a {} }",
      "@media (min-width:1px) and (max-width:2px){a{}}"
    ),
    ("a { width: calc(1px + 2px) }", "a{width:calc(1px + 2px)}"),
    ("a { content: \"  {  /* ; \\\"  \" }", "a{content:\"  {  /* ; \\\"  \"}"),
    ("a { content: '/* \" */' }", "a{content:'/* \" */'}"),
    ("a {} /* open", "a{}"),
  ])
  func `says the same`(text: String, compact: String) {
    #expect(CompactText.styles(text) == compact)
  }
}

@Suite struct `A style sheet with an escape` {
  @Test(arguments: [".\\31  .x {}", ".a\\  {}", ".a\\\"b {} c { content: \"  /* \" }"])
  func `is left as it is`(text: String) { #expect(CompactText.styles(text) == text) }
}

@Suite struct `A script in fewer bytes` {
  @Test(arguments: [
    ("// one\nconst a = 1; // two\n\n  const b = 2;\n", "const a = 1; // two\nconst b = 2;\n"),
    ("/** One. */\na();\n/**\n * Two.\n */\nb();\n", "a();\nb();\n"),
    ("/* one */ a();\n", "/* one */ a();\n"),
  ])
  func `says the same`(text: String, compact: String) {
    #expect(CompactText.script(text) == compact)
  }

  @Test(arguments: [
    "a(); /* one\n// two */\nb();\n", "a(); /* one\n/* two */\nb();\n",
    "const a = `\n  // no comment\n`;\n", "const a = 'one \\\n  // two';\n",
    "/*\n one */ a();\n  b();\n",
  ])
  func `is left as it is where a text or a comment may go on from line to line`(text: String) {
    #expect(CompactText.script(text) == text)
  }
}

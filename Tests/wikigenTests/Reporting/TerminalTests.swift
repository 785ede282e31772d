import Testing

@testable import wikigen

@Suite struct `A terminal` {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], Terminal.Glyphs.unicode), (["LC_CTYPE": "C.utf8"], .unicode),
    (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], .ascii),
    (["LC_ALL": "", "LANG": "en_GB.UTF-8"], .unicode), (["LANG": "de_DE.ISO-8859-1"], .ascii),
    ([:], .ascii),
  ])
  func `shows what its locale knows`(environment: [String: String], glyphs: Terminal.Glyphs) {
    #expect(Terminal.Glyphs(environment) == glyphs)
  }

  @Test(arguments: [
    (120, ["COLUMNS": "60"], 120), (0, ["COLUMNS": "60"], 60), (nil, ["COLUMNS": "60"], 60),
    (nil, ["COLUMNS": "wide"], 80), (nil, ["COLUMNS": "-1"], 80), (nil, [:], 80),
  ])
  func `is as wide as its window`(window: Int?, environment: [String: String], columns: Int) {
    #expect(Terminal.columns(ofWindow: window, environment) == columns)
  }
}

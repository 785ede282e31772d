import Testing

@testable import Pages

@Suite struct `The initials of a name` {
  @Test(arguments: [
    ("Rick Sanchez", "RS"), ("rick", "R"), ("Rick Prime Sanchez", "RP"), ("67P", "6"),
    ("Zoë Ångström", "ZÅ"),
    ("’Evil’ (Rick)", "ER"), ("ßa", "SS"), ("日本 語", "日語"), ("", "·"), ("?!", "·"),
    ("'Evil' Bob", "EB"), ("' Bob Carl", "B"), ("O'Hara-Smith Ann", "OS"), ("a'", "A"),
  ])
  func `are the first letters of the first two words`(name: String, initials: String) {
    #expect(Initials(name).text == initials)
  }
}

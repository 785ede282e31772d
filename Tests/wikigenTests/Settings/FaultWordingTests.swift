import Diagnostics
import Testing

@testable import wikigen

/// Each factory by its name; `SettingFaultTests` has the same faults as a user comes to them.
@Suite struct `The wording of faults` {
  static let table = SettingTable(sources: [.sample()])
  static let discover = Setting(
    key: "sources.a.discover", .parameters(of: ["with_genres", "year"]), help: "")

  static let sentences: [(Fault, String)] = [
    (
      .wrongValue("0", of: .pageSize, from: .file("wikigen.yml", line: nil, key: "pages.size")),
      "wikigen.yml: pages.size is '0' where a whole number from 1 to 500 is due. "
        + "Change it, or leave it out (default: 20)."
    ),
    (
      .wrongShape("a list", of: .report, from: .file("wikigen.yml", line: 2, key: "report")),
      "wikigen.yml:2: report is a list where the path of a file or folder is due. "
        + "Change it, or leave it out."
    ),
    (
      .notASection(.file("wikigen.yml", line: 2, key: "pages"), "a list", names: ["a", "b"]),
      "wikigen.yml:2: pages is a list where a section of settings is due. "
        + "Its settings are a, b."
    ),
    (
      .unknownKey("site.titel", from: .file("wikigen.yml", line: 2, key: "site.titel"), in: table),
      "wikigen.yml:2: site.titel is no setting of wikigen. Write site.title."
    ),
    (
      .unknownKey("site.hue", from: .file("wikigen.yml", line: 2, key: "site.hue"), in: table),
      "wikigen.yml:2: site.hue is no setting of wikigen. "
        + "The names here are base-url, id, language, pwa, title."
    ),
    (
      .unknownParameter("with_genre", of: discover, from: .set(key: "sources.a.discover")),
      "--set sources.a.discover has no parameter 'with_genre'. Write with_genres."
    ),
    (
      .notAParameter("year", "a list", from: .file("wikigen.yml", line: 2, key: "a.discover")),
      "wikigen.yml:2: a.discover has a list for year where one value is due. "
        + "Write it as one text, the way the API takes it."
    ),
    (
      .missingCredential(of: .sample(name: "a", credentials: .sample)),
      "a needs a credential, and neither TOKEN nor KEY is set. "
        + "Get one at https://api.example/keys and set TOKEN."
    ),
    (
      .startTaken(["a", "b", "c", "d"], in: "wiki"),
      "wiki has a, b, c and 1 more file already; nothing was written. "
        + "Name another folder, or move what is there away."
    ),
    (
      .unwritableStart("wiki/a"),
      "wiki/a can't be written. "
        + "Correct the permissions of the folder, or name another one."
    ),
    (
      .badPort("80a"),
      "--port is no port: '80a'. Give a number from 1 to 65535, or 0 for any that is free."
    ),
    (
      .badSubfolder("/a b"),
      "--sub is no path: '/a b'. Give one of letters, digits and hyphens, such as /wiki."
    ),
    (
      .noBrowser("http://127.0.0.1:1/"),
      "http://127.0.0.1:1/ can't be opened in a browser from here. "
        + "Open it yourself, and leave --open away."
    ),
    (.notAnAssignment("a"), "--set a is not KEY=VALUE. Write it like --set pages.size=50."),
    (
      .notAnAssignment("sources.a.url:https://me:s3cret@a.example"),
      "--set sources.a.url:https://… is not KEY=VALUE. Write it like --set pages.size=50."
    ),
    (
      .wrongValue("https://me@a.example", of: .baseURL, from: .flag("base-url")),
      "--base-url is not an http or https address without user, query and fragment. "
        + "Change it, or leave it out."
    ),
    (
      .excluded(.environment("WIKIGEN_QUIET"), .environment("WIKIGEN_VERBOSE")),
      "WIKIGEN_QUIET excludes WIKIGEN_VERBOSE. Leave one of them out."
    ),
    (
      .unreadableConfiguration("a.yml", exists: true),
      "a.yml can't be read as a file. Let --config name a file that you may read."
    ),
    (
      .unreadableConfiguration("a.yml", exists: false),
      "a.yml does not exist. Create it, or correct --config."
    ),
    (
      .notYAML("a.yml", line: nil, problem: "it is not text in UTF-8"),
      "a.yml is not YAML: it is not text in UTF-8. Correct it, or leave the file out."
    ),
    (.missingFolder("a", of: .theme), "a is no folder that can be read. Correct --theme."),
    (
      .badEpoch("x"),
      "SOURCE_DATE_EPOCH is 'x', which is no number of seconds since 1970. "
        + "Set it to such a number, or unset it."
    ),
    (
      .unreadableFile("Theme/a"), "Theme/a can't be read. Correct its permissions, or remove it."
    ),
    (
      .linkOutside("Theme/a", of: "Theme"),
      "Theme/a is a link that leads out of Theme. Put the file itself there."
    ),
    (
      .unknownCommand("buildd"), "buildd is no command of wikigen. Write wikigen build."
    ),
    (
      .unknownCommand("https://me:s3cret@a.example"),
      "https://… is no command of wikigen. "
        + "The commands are build, init, serve, fetch, record, diff, sources, check, clean, pack, "
        + "merge, doctor, help."
    ),
    (
      .cacheInSite("site/.wikigen"),
      "site/.wikigen lies in the folder of the wiki, and would be published with it. "
        + "Let --cache name a folder outside of that folder."
    ),
    (
      .sideFileInSite("site/report.json", "--report"),
      "site/report.json lies in the folder of the wiki, which a build replaces as a whole. "
        + "Let --report name a file outside of that folder."
    ),
    (
      .sharedSideFile("a.json", "--report", "--changes"),
      "a.json is what both --report and --changes name. Let --changes name another file."
    ),
    (
      .usage(["sources", "x"], message: "Unexpected argument 'x'."),
      "wikigen sources can't be run like this: unexpected argument 'x'. "
        + "See wikigen sources --help."
    ),
  ]

  @Test(arguments: sentences)
  func `is a sentence and what to do`(fault: Fault, sentence: String) {
    #expect(fault.sentence == sentence)
  }
}

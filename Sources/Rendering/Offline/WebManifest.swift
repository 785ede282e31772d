/// What a browser wants to know of a wiki that it installs: https://www.w3.org/TR/appmanifest
struct WebManifest: Encodable {
  private let name: String
  private let lang: String
  // Relative to the manifest, so that the wiki may stand anywhere.
  private let id = "./"
  private let startURL = "index.html"
  private let scope = "./"
  private let display = "standalone"
  private let backgroundColor = "#fbfaf6"
  private let themeColor = "#2f4858"
  private let icons: [Icon]

  /// `widths` are those of the icons, in pixels.
  init(title: String, language: String, _ widths: [Int]) {
    name = title
    lang = language
    icons = widths.map {
      Icon(
        src: "assets/icon-\($0).png", sizes: "\($0)x\($0)", type: "image/png",
        purpose: "any maskable")
    }
  }

  private enum CodingKeys: String, CodingKey {
    case name, lang, id, scope, display, icons
    case startURL = "start_url"
    case backgroundColor = "background_color"
    case themeColor = "theme_color"
  }

  private struct Icon: Encodable {
    let src: String
    let sizes: String
    let type: String
    let purpose: String
  }
}

import Diagnostics

/// The theme's files for a wiki that can be installed.
struct OfflineTheme: Sendable {
  /// Without the line that says what the wiki consists of.
  let serviceWorker: String
  /// Drawings of the icon in the sizes that browsers want, by their width in pixels.
  let icons: [(width: Int, bytes: [UInt8])]

  init(_ files: ThemeFiles) throws(Fault) {
    serviceWorker = try files.file("Theme/pwa/service-worker.js").text()
    var icons: [(Int, [UInt8])] = []
    for width in [192, 512] {
      icons.append((width, try files.file("Theme/pwa/icon-\(width).png").bytes))
    }
    self.icons = icons
  }
}

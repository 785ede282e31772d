import Importing
import Wiki

/// What the user decided about one source; `nil` leaves it to the source.
struct SourceSettings: Hashable, Sendable {
  let url: WebAddress?
  /// Requests a second.
  let rate: Double?
  let inFlight: Int?
  /// The values of the source's own settings.
  let options: SourceOptions

  init(_ source: SourceOutline, _ values: SettingValues) {
    url = values.webAddress(.url(of: source.name))
    rate = values.decimal(.rate(of: source.name))
    inFlight = values.number(.inFlight(of: source.name))
    options = SourceOptions(
      source.settings.reduce(into: [:]) { options, setting in
        options[setting.name] = values.option(.own(setting, of: source.name))
      })
  }
}

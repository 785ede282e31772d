import Diagnostics

/// A value as it was given, with the place where it was given.
struct SettingAssignment: Sendable {
  let setting: Setting
  let value: Setting.Value
  let origin: SettingOrigin

  /// Several texts are a list; for any other kind the last one counts.
  init(_ setting: Setting, _ texts: [String], _ origin: SettingOrigin, in folder: String)
    throws(Fault)
  {
    self.setting = setting
    self.origin = origin
    let text = if case .list = setting.kind { texts.joined(separator: ",") } else { texts.last }
    guard let text, let value = setting.kind.value(of: text, in: folder) else {
      throw Fault.wrongValue(text ?? "", of: setting, from: origin)
    }
    self.value = value
  }
}

import Diagnostics

/// A value as it was given, with the place where it was given.
struct SettingAssignment: Sendable {
  let setting: Setting
  let value: Setting.Value
  let origin: SettingOrigin

  init(_ setting: Setting, _ given: Setting.Given, _ origin: SettingOrigin, in folder: String)
    throws(Fault)
  {
    self.setting = setting
    self.origin = origin
    if let name = setting.kind.unknownParameter(in: given.text) {
      throw Fault.unknownParameter(name, of: setting, from: origin)
    }
    guard let value = setting.kind.value(of: given, in: folder) else {
      throw Fault.wrongValue(given.text, of: setting, from: origin)
    }
    self.value = value
  }
}

import ArgumentParser

extension ArgumentHelp {
  static func of(_ setting: Setting) -> ArgumentHelp {
    ArgumentHelp(
      "\(setting.helpText)", valueName: setting.placeholder.isEmpty ? nil : setting.placeholder)
  }
}

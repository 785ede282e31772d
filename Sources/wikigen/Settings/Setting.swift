/// One setting: what it is called on each layer, what it may be, and what it is for.
struct Setting: Hashable, Sendable {
  /// Its path in `wikigen.yml` and for `--set`: `pages.size`. `nil` if it belongs to one run only.
  let key: String?
  /// Its flag without the dashes: `page-size`.
  let flag: String?
  let environment: String?
  let kind: Kind
  /// What its value is called in help: `dir`.
  let placeholder: String
  /// The default in words, where there is one.
  let fallback: String?
  let help: String

  init(
    key: String? = nil, flag: String? = nil, environment: String? = nil, _ kind: Kind,
    placeholder: String = "", fallback: String? = nil, help: String
  ) {
    self.key = key
    self.flag = flag
    self.environment = environment ?? flag.map { "WIKIGEN_\($0.environmentName)" }
    self.kind = kind
    self.placeholder = placeholder
    self.fallback = fallback
    self.help = help
  }

  /// The help with its default.
  var helpText: String {
    fallback.map { "\(help) (default: \($0))" } ?? help
  }
}

extension String {
  /// The name as environment variables have it: `page-size` is `PAGE_SIZE`.
  var environmentName: String {
    String(uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension String {
  /// The text with what follows `://` taken out: it may hold a password that was typed where no
  /// address is due.
  var withoutAddresses: String { replacing(/:\/\/[^\s']+/, with: "://…") }
}

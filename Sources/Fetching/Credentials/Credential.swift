import Diagnostics
import Foundation

/// A secret, and how the source wants to be shown it; printed, it is the name of its variable.
public struct Credential: Sendable {
  let form: CredentialForm
  let secret: String
  let scrubbers: [ByteReplacement]

  private init(form: CredentialForm, secret: String) {
    self.form = form
    self.secret = secret
    scrubbers = Self.scrubbers(of: secret)
  }

  /// What the form's variable holds, white space at its ends dropped; nil if nothing is left.
  ///
  /// The text itself is never repeated in the fault.
  public static func reading(
    _ form: CredentialForm, _ text: String
  ) throws(Fault) -> Credential? {
    let secret = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Anything else could end a header line, or would not arrive as it was meant.
    guard secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .credentialUnfit(form.variable)
    }
    return secret.isEmpty ? nil : Credential(form: form, secret: secret)
  }

  public var variable: String { form.variable }
}

extension Credential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "the credential in \(variable)" }

  public var debugDescription: String { description }

  public var customMirror: Mirror { Mirror(self, children: ["variable": variable]) }
}

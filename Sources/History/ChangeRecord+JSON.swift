import Foundation
import Wiki

extension ChangeRecord {
  /// Nil of what another version of wikigen wrote in another form.
  public init?(json: Data) {
    do {
      self = try JSONDecoder().decode(ChangeRecord.self, from: json)
    } catch {
      return nil
    }
  }
}

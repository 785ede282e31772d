import Foundation
import GRDB

extension Row {
  /// A text that is kept as its bytes.
  func text(_ column: String) throws -> String? {
    try decode(Data?.self, forColumn: column).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// How a text from outside is kept.
  var stored: Data { Data(utf8) }
}

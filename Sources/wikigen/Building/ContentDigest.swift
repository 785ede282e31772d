import Crypto
import Foundation

/// SHA-256 of some bytes, as hexadecimal digits.
struct ContentDigest {
  let text: String

  init(_ bytes: some DataProtocol) {
    let digits = Array("0123456789abcdef")
    text = SHA256.hash(data: bytes).reduce(into: "") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }
}

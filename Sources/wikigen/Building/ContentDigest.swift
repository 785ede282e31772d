import Crypto
import Foundation

/// SHA-256 of some bytes, as hexadecimal digits.
struct ContentDigest {
  let text: String

  init(_ bytes: some DataProtocol) {
    // Of all bytes at once: to append 64 characters takes as long as the digest of a short answer.
    let digits: StaticString = "0123456789abcdef"
    let hash = SHA256.hash(data: bytes)
    text = String(unsafeUninitializedCapacity: 2 * SHA256.byteCount) { text in
      var place = 0
      for byte in hash {
        text[place] = digits.utf8Start[Int(byte >> 4)]
        text[place + 1] = digits.utf8Start[Int(byte & 15)]
        place += 2
      }
      return place
    }
  }
}

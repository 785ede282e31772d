/// What a file is to be: enough to tell whether another one lies there, and to make it.
public struct FileDraft {
  /// Another one whenever the bytes may be others. What stands before a hyphen is the digest of
  /// what all files of its kind share; one of 64 digits without a hyphen is SHA-256 of the bytes.
  public let digest: String
  /// Made when they are asked for; the same each time.
  public let bytes: () throws -> [UInt8]

  public init(digest: String, bytes: @escaping () throws -> [UInt8]) {
    self.digest = digest
    self.bytes = bytes
  }
}

extension FileStatus {
  enum Kind {
    case file
    case folder
    /// A symbolic link that was not followed.
    case link
    /// A pipe, a socket, a device.
    case other
  }
}

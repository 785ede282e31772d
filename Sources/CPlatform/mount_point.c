#include "CPlatform.h"

#if defined(__linux__)
#include <fcntl.h>
#include <linux/stat.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef STATX_ATTR_MOUNT_ROOT
#define STATX_ATTR_MOUNT_ROOT 0x00002000
#endif

// A bind mount has the device of what it lies in, so that alone tells nothing. Linux 5.8 and later say
// it; the C library's own function is asked by nobody, as musl has none.
int platform_is_mount_point(const char *path) {
  struct statx status;
  memset(&status, 0, sizeof status);
  if (syscall(SYS_statx, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, 0, &status) != 0) return -1;
  if (!(status.stx_attributes_mask & STATX_ATTR_MOUNT_ROOT)) return -1;
  return (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}
#else
int platform_is_mount_point(const char *path) {
  (void)path;
  return -1;
}
#endif

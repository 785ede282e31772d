#include "CPlatform.h"

#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library's own function came with glibc 2.28 and musl has none: the system is asked itself.
#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE (1 << 1)
#endif

static int exchange(const char *first, const char *second) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
#elif defined(__APPLE__)
#include <sys/stdio.h>

static int exchange(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP);
}
#else
static int exchange(const char *first, const char *second) {
  (void)first;
  (void)second;
  errno = ENOTSUP;
  return -1;
}
#endif

int platform_exchange(const char *first, const char *second) {
  if (exchange(first, second) == 0) return 0;
  switch (errno) {
  // Old systems know no such call, and some file systems no such flag.
  case EINVAL:
  case ENOSYS:
    return ENOTSUP;
  default:
    return errno;
  }
}

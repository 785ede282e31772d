#ifndef CPLATFORM_H
#define CPLATFORM_H

/// Lets two paths change places in one step. Returns 0, or the system's code of what went wrong:
/// ENOTSUP where the system or the file system has no such step.
int platform_exchange(const char *first, const char *second);

/// Whether another file system, or another folder of this one, is mounted at a path: 1 or 0, and -1
/// where the system does not say.
int platform_is_mount_point(const char *path);

/// The linker's digest of the program that runs, as hexadecimal digits; empty where it has none.
/// `text` has room for `size` bytes, the ending zero included.
void platform_build_id(char *text, int size);

#endif

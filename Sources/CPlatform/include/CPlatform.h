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

/// Has the C library ask the system for memory in parts as large as it can, for all threads that are to come, unless
/// the process may only have so much. Of a part only what is written to takes memory, but for what the next function
/// asks for. To be called before there is a second thread.
void platform_take_memory_in_large_parts(void);

/// Has the system fill the memory that the calling thread gets from now on in pages as large as it has (Linux:
/// transparent huge pages, where they are not switched off), if it is taken in large parts; the first 2 MiB, which
/// can't be one page as they stand, are had before they are needed. To be said again now and then: more memory is another
/// heap. It saves time, and no failure of it is one of anything else.
void platform_want_large_pages(void);

/// Has the system put into large pages what lies in usual ones of the heaps for which threads asked for them (Linux 6.1,
/// where large pages are not switched off): what was written to a heap until it was asked for stays there else. It
/// copies that, and so is worth its time where a lot is looked up afterwards that lies in no cache. No failure of it is
/// one of anything else.
void platform_gather_in_large_pages(void);

/// Has the calling thread go on with another processor, if it may use more than one. Linux begins a thread on the
/// processor of the thread that made it, and where it knows of no cache that processors share, as in many virtual
/// machines, it looks for an idle one at its next tick only: up to 4 or 10 ms later, until when the two take turns. The
/// processors that the thread may use are noted as its own wish by that: it has no use of one that comes later.
void platform_step_aside(void);

/// Steps aside if the processor is the one that another thread of this process runs on, waits for or ran on last. Linux
/// has a thread that waited for a lock of the process's memory go on where the thread ran that gave it free.
/// `thread` is its number.
void platform_step_aside_from(int thread);

/// The number of the calling thread (Linux: gettid); 0 on other systems.
int platform_thread(void);

#endif

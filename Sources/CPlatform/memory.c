#include "CPlatform.h"

// What is done here is right for the 64-bit glibc, whose heaps are as described below.
#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__) && defined(__LP64__)
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// Each thread but the first has its memory from heaps of this size, each at a multiple of it: HEAP_MAX_SIZE in
// malloc/arena.c (glibc 2.36).
#define HEAP_SIZE ((uintptr_t)64 << 20)
// The largest that mallopt takes; beyond it a block has pages of its own, which are given back with it.
#define LARGEST_BLOCK (32 << 20)
// More than small blocks that were freed of late, which are handed out first and may be another thread's.
#define SAMPLE_SIZE (32 << 10)
// So much of a heap is in usual pages, unless large ones are for all: its beginning was written to when it was made.
// They are asked for together (Linux 5.14), since each by itself keeps the process's other threads waiting; all of it
// can be one page later on, as a copy.
#define LARGE_PAGE ((uintptr_t)2 << 20)
// So much is asked for at a time: a thread that is given its heap meanwhile waits for 70 µs, and not for a millisecond.
#define PART ((uintptr_t)128 << 10)
// A heap lasts for dozens of calls, and to look at one takes as long as some of what is done in between.
#define CALLS_A_LOOK 8

// Of a process with more heaps (64 GiB) those that come later are not gathered.
#define MOST_HEAPS 1024
// Linux 6.1; unknown to the headers of glibc 2.36.
#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25
#endif

static atomic_bool is_wanted;
// All that were advised, some of them twice where two threads share one. Each still is a heap: with room for another
// behind what is used (M_TOP_PAD) glibc gives none back (heap_trim in malloc/arena.c).
static _Atomic(uintptr_t) heaps[MOST_HEAPS];
static atomic_uint heap_count;
static _Thread_local unsigned calls;
static _Thread_local uintptr_t advised;

// Memory that is not written to counts there, too.
static int is_limited(int kind) {
  struct rlimit limit;
  return getrlimit(kind, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY;
}

void platform_take_memory_in_large_parts(void) {
  if (is_limited(RLIMIT_AS) || is_limited(RLIMIT_DATA)) return;
  // Else a heap grows by a page at a time, each by a call for which all threads of the process wait, and shrinks so.
  // What a heap has been given it keeps.
  mallopt(M_TOP_PAD, HEAP_SIZE);
  mallopt(M_TRIM_THRESHOLD, 2 * HEAP_SIZE);
  mallopt(M_MMAP_THRESHOLD, LARGEST_BLOCK);
  // Where usual pages are larger than 4 KiB, large ones are of 32 or 512 MiB.
  is_wanted = sysconf(_SC_PAGESIZE) == 4096;
}

static void note(uintptr_t heap) {
  unsigned count = atomic_load(&heap_count);
  for (unsigned i = 0; i < count && i < MOST_HEAPS; i++) {
    if (atomic_load(&heaps[i]) == heap) return;
  }
  unsigned place = atomic_fetch_add(&heap_count, 1);
  if (place < MOST_HEAPS) atomic_store(&heaps[place], heap);
}

void platform_want_large_pages(void) {
  if (!is_wanted || calls++ % CALLS_A_LOOK != 0) return;
  // A compiler may leave out a block that nobody looks into.
  void *volatile block = malloc(SAMPLE_SIZE);
  uintptr_t place = (uintptr_t)block;
  uintptr_t heap = place & ~(HEAP_SIZE - 1);
  free(block);
  // The first thread has no heap, but what lies behind the program's data.
  if (heap == advised || place < (uintptr_t)sbrk(0)) return;
  advised = heap;
  note(heap);
  madvise((void *)heap, HEAP_SIZE, MADV_HUGEPAGE);
#ifdef MADV_POPULATE_WRITE
  for (uintptr_t part = heap; part < heap + LARGE_PAGE; part += PART) {
    if (madvise((void *)part, PART, MADV_POPULATE_WRITE) != 0) break;
  }
#endif
}

// MADV_COLLAPSE asks nobody. The file says `always madvise [never]`.
static int is_switched_off(void) {
  char text[64] = "";
  int file = open("/sys/kernel/mm/transparent_hugepage/enabled", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 1;
  ssize_t count = read(file, text, sizeof(text) - 1);
  close(file);
  return count <= 0 || strstr(text, "[never]") != NULL;
}

void platform_gather_in_large_pages(void) {
  if (is_switched_off()) return;
  unsigned count = atomic_load(&heap_count);
  for (unsigned i = 0; i < count && i < MOST_HEAPS; i++) {
    uintptr_t heap = atomic_load(&heaps[i]);
    if (heap == 0) continue;
    // Where the system has no large page left, it would look for one again each time.
    if (madvise((void *)heap, HEAP_SIZE, MADV_COLLAPSE) != 0 && errno == ENOMEM) return;
  }
}
#else
void platform_take_memory_in_large_parts(void) {}

void platform_want_large_pages(void) {}

void platform_gather_in_large_pages(void) {}
#endif

#include "CPlatform.h"

// The advice is for 64-bit glibc, whose heaps are as described below.
#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__) && defined(__LP64__)
#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// Each thread but the first has its memory from heaps of this size, each at a multiple of it: HEAP_MAX_SIZE in
// malloc/arena.c (glibc 2.36). Of heaps of another size only a part would be advised about.
#define HEAP_SIZE ((uintptr_t)64 << 20)
// On x86-64, and on ARM with pages of 4 KiB.
#define LARGE_PAGE ((uintptr_t)2 << 20)
// The largest that mallopt takes; beyond it a block has pages of its own, which are given back with it.
#define LARGEST_BLOCK (32 << 20)
// More than small blocks that were freed of late, which are handed out first and may be another thread's; no page
// of it is touched but the first.
#define SAMPLE_SIZE (32 << 10)
// A heap lasts for thousands of calls, and to look at one takes longer than most of what is done in between.
#define CALLS_A_LOOK 64

static atomic_bool is_wanted;
static _Thread_local unsigned calls;
static _Thread_local uintptr_t advised;

// A compiler may leave out a block that nobody looks into.
static uintptr_t sample(size_t size) {
  void *volatile block = malloc(size);
  uintptr_t place = (uintptr_t)block;
  free(block);
  return place;
}

void platform_take_memory_in_large_parts(void) {
  // Else a heap grows by a page at a time, each by a call for which all threads of the process wait, and shrinks so.
  mallopt(M_TOP_PAD, HEAP_SIZE);
  mallopt(M_TRIM_THRESHOLD, 2 * HEAP_SIZE);
  mallopt(M_MMAP_THRESHOLD, LARGEST_BLOCK);
  // The first thread's memory is no heap, but what lies behind the program's data.
  uintptr_t start = (sample(LARGE_PAGE) + LARGE_PAGE - 1) & ~(LARGE_PAGE - 1);
  madvise((void *)start, (uintptr_t)sbrk(0) - start, MADV_HUGEPAGE);
  is_wanted = 1;
}

void platform_want_large_pages(void) {
  if (!is_wanted || calls++ % CALLS_A_LOOK != 0) return;
  uintptr_t place = sample(SAMPLE_SIZE);
  uintptr_t heap = place & ~(HEAP_SIZE - 1);
  if (heap == advised || place < (uintptr_t)sbrk(0)) return;
  advised = heap;
  madvise((void *)heap, HEAP_SIZE, MADV_HUGEPAGE);
}
#else
void platform_take_memory_in_large_parts(void) {}

void platform_want_large_pages(void) {}
#endif

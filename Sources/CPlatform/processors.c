#include "CPlatform.h"

#if defined(__linux__)
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int platform_thread(void) { return (int)syscall(SYS_gettid); }

void platform_step_aside(void) {
  cpu_set_t allowed, others;
  int own = sched_getcpu();
  if (own < 0 || own >= CPU_SETSIZE || sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
  others = allowed;
  CPU_CLR(own, &others);
  if (CPU_COUNT(&others) == 0 || sched_setaffinity(0, sizeof others, &others) != 0) return;
  if (sched_setaffinity(0, sizeof allowed, &allowed) == 0) return;
  // None of them may be used any more: the system takes those of all that may be.
  memset(&allowed, 0xFF, sizeof allowed);
  sched_setaffinity(0, sizeof allowed, &allowed);
}

// The 39th word of what the system says of a thread, of which the second, its name, stands in parentheses and may be
// anything: proc_pid_stat(5). -1 if it says nothing.
static int processor_of(int thread) {
  char path[64], said[1024];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, said, sizeof said - 1);
  close(file);
  if (count <= 0) return -1;
  said[count] = 0;
  const char *word = strrchr(said, ')');
  for (int number = 2; word != NULL && number < 39; number++) {
    word = strchr(word + 1, ' ');
  }
  return word != NULL ? atoi(word) : -1;
}

void platform_step_aside_from(int thread) {
  if (processor_of(thread) == sched_getcpu()) platform_step_aside();
}
#else
int platform_thread(void) { return 0; }

void platform_step_aside(void) {}

void platform_step_aside_from(int thread) { (void)thread; }
#endif

#include "CPlatform.h"

#if defined(__linux__)
#include <sched.h>
#include <string.h>

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
#else
void platform_step_aside(void) {}
#endif

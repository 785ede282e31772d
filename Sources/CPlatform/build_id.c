#include "CPlatform.h"

#if defined(__linux__)
#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <string.h>

struct text {
  char *start;
  int size;
};

static void write_digits(const unsigned char *bytes, size_t count, struct text *text) {
  static const char digits[] = "0123456789abcdef";
  for (size_t i = 0; i < count && (int)(2 * i + 2) < text->size; i++) {
    text->start[2 * i] = digits[bytes[i] >> 4];
    text->start[2 * i + 1] = digits[bytes[i] & 15];
    text->start[2 * i + 2] = 0;
  }
}

// A note is three words, then its name and its bytes, each filled up to a whole word.
static void read_notes(const char *notes, size_t size, struct text *text) {
  size_t place = 0;
  while (place + sizeof(ElfW(Nhdr)) <= size) {
    const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)(notes + place);
    size_t name = place + sizeof(*note);
    size_t content = name + ((note->n_namesz + 3u) & ~3u);
    place = content + ((note->n_descsz + 3u) & ~3u);
    if (place > size) return;
    if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 &&
        memcmp(notes + name, "GNU", 4) == 0) {
      write_digits((const unsigned char *)notes + content, note->n_descsz, text);
    }
  }
}

// The program itself is the first that is listed.
static int read_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_NOTE) continue;
    read_notes((const char *)(info->dlpi_addr + header->p_vaddr), header->p_memsz, data);
  }
  return 1;
}

void platform_build_id(char *text, int size) {
  struct text found = {text, size};
  if (size > 0) text[0] = 0;
  dl_iterate_phdr(read_program, &found);
}
#else
void platform_build_id(char *text, int size) {
  if (size > 0) text[0] = 0;
}
#endif

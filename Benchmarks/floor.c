/* The least that anybody can do: writes the files of a folder again, their bytes already in memory.
   floor FROM TO < PATHS prints the milliseconds of one thread; TO must not be there. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct file {
  char *path;
  char *bytes;
  size_t size;
};

static void stop(const char *path) {
  fprintf(stderr, "%s: %s\n", path, strerror(errno));
  exit(1);
}

static struct file file_at(const char *root, const char *path) {
  char full[8192];
  struct stat status;
  snprintf(full, sizeof full, "%s/%s", root, path);
  int input = open(full, O_RDONLY);
  if (input < 0 || fstat(input, &status)) stop(full);
  struct file file = {strdup(path), malloc(status.st_size + 1), status.st_size};
  for (size_t done = 0; done < file.size;) {
    ssize_t count = read(input, file.bytes + done, file.size - done);
    if (count <= 0) stop(full);
    done += count;
  }
  close(input);
  return file;
}

/* The folders of a path that are not there yet. */
static void make_folders(char *path) {
  for (char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    if (mkdir(path, 0755) && errno != EEXIST) stop(path);
    *slash = '/';
  }
}

static void write_file(const struct file *file) {
  int output = open(file->path, O_WRONLY | O_CREAT | O_EXCL, 0644);
  if (output < 0 && errno == ENOENT) {
    make_folders(file->path);
    output = open(file->path, O_WRONLY | O_CREAT | O_EXCL, 0644);
  }
  if (output < 0) stop(file->path);
  for (size_t done = 0; done < file->size;) {
    ssize_t count = write(output, file->bytes + done, file->size - done);
    if (count < 0) stop(file->path);
    done += count;
  }
  close(output);
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  struct file *files = NULL;
  size_t known = 0, room = 0;
  char path[4096];
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    if (known == room) files = realloc(files, (room = room * 2 + 1024) * sizeof *files);
    files[known++] = file_at(arguments[1], path);
  }
  if (mkdir(arguments[2], 0755) || chdir(arguments[2])) stop(arguments[2]);
  double start = milliseconds();
  for (size_t at = 0; at < known; at++) write_file(&files[at]);
  printf("%.1f\n", milliseconds() - start);
  return 0;
}

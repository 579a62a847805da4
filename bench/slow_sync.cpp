// A disk that takes one millisecond to sync, for LD_PRELOAD: machines differ too much in theirs.
#include <unistd.h>

#include <ctime>

namespace {

int wait_a_millisecond() {
    const timespec millisecond{0, 1'000'000};
    return nanosleep(&millisecond, nullptr);
}

}  // namespace

extern "C" int fsync(int) { return wait_a_millisecond(); }
extern "C" int fdatasync(int) { return wait_a_millisecond(); }

// A database whose calls to the disk are recorded, and what a power cut leaves of it brought back
// to life.
#pragma once

#include "base/settings.hpp"
#include "crash/image.hpp"

#include <memory>
#include <string>
#include <vector>

namespace crash {

struct Recorded {
    Image base{};  // what was there before the first call
    std::vector<DiskEvent> events{};
};

// A database on an image; lives as long as this.
class Revived {
public:
    virtual ~Revived() = default;
    virtual base::Settings settings() const = 0;
};

// Empty and recorded from the beginning.
class Victim {
public:
    virtual ~Victim() = default;
    virtual base::Settings settings() const = 0;
    virtual bool commits_groups() const = 0;  // always; or, when one of them fails, each for itself
    virtual int remains_max() const = 0;      // of Remains, how many it claims to survive

    virtual void mark(std::int64_t number) = 0;
    virtual void stir(int group) = 0;  // beside the writes: the database's own work on its files
    virtual void restart() = 0;        // while nobody has it open
    virtual Recorded stop() = 0;       // the end of the recording, while nobody has it open

    // Any thread. Throws std::runtime_error when the database does not start.
    virtual std::unique_ptr<Revived> revive(const Image& image) const = 0;
};

std::unique_ptr<Victim> sqlite_victim();

// `calls_library`: path of recorded_calls. `lines`: of postgresql.conf, that give up
// some of what protects from a power cut.
std::unique_ptr<Victim> postgres_victim(const std::string& calls_library, const std::string& lines);

}  // namespace crash

// New events that this process has yet to announce to the others.
#pragma once

#include "storage/tables/events.hpp"

#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace storage {

// The last event of each store that has new ones. However many there are, announcing them takes few
// messages, even after a long outage of the database. Any thread.
class NewEvents {
public:
    NewEvents();
    ~NewEvents();
    NewEvents(const NewEvents&) = delete;
    NewEvents& operator=(const NewEvents&) = delete;

    void add(const EventsHint& hint);
    // Everything added since the last call, as hints, many to a text, one to a line.
    std::vector<std::string> take();
    // Readable while there is something to take.
    int descriptor() const { return descriptor_; }

private:
    int descriptor_ = -1;
    std::mutex mutex_;
    std::map<std::pair<std::string, std::string>, std::int64_t> last_;
};

}  // namespace storage

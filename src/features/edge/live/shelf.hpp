// The events of a store that are in memory for its readers.
#pragma once

#include "api/call.hpp"
#include "features/edge/live/reader.hpp"

#include <deque>
#include <vector>

namespace features::live {

// Some events after a position, read in one snapshot, and its epoch.
struct Page {
    std::vector<SharedLiveEvent> entries;
    storage::Epoch epoch{};
    std::int64_t last = 0;  // the store's last event

    bool follows(std::int64_t position) const;  // without a gap
    // Keeps events up to so many bytes, but at least the first.
    void shorten(std::size_t bytes_max);
};
Page read_page(api::Services& services, const std::string& account, const std::string& store,
               std::int64_t after, std::int64_t limit);

// The last events, for current and returning readers; and for a moment the older ones that somebody
// has caught up with, because readers often fall behind together.
class Shelf : public Source {
public:
    using Clock = Reader::Clock;

    explicit Shelf(std::int64_t last) : last_(last) {}

    SharedLiveEvent find(std::int64_t sequence) const override;
    std::int64_t last() const override { return last_; }

    // A page that follows the last event.
    void add(const Page& page);
    void add_older(const Page& page, Clock::time_point now);
    void forget_older(Clock::time_point now);

private:
    std::int64_t last_;
    std::deque<SharedLiveEvent> newest_;  // up to last_, without a gap
    std::size_t newest_bytes_ = 0;
    std::deque<std::vector<SharedLiveEvent>> older_;
    Clock::time_point older_until_{};
};

}  // namespace features::live

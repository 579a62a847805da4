// A reader of a store's events: its position, its filter, and what is sent to it.
#pragma once

#include "auth/principal.hpp"
#include "features/edge/live/live_event.hpp"
#include "features/records/readable.hpp"
#include "http/message.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <set>

namespace features::live {

// What a reader is told instead of an event as it is. Its client comes back with the id that it was
// told last, so the id takes the place of the position.
struct Told {
    std::string id, json;
    bool is_last = false;  // the answer ends with it
};
// Nothing: the reader is not told of this event.
using Tell = std::function<std::optional<Told>(const LiveEvent& event)>;

// A request to follow events.
struct Subscription {
    std::shared_ptr<const auth::Principal> principal;
    std::string store;
    storage::EpochNumber after;                   // the events after this one, of this epoch
    std::int64_t last = 0;                        // the store's last event at that time
    std::set<std::string, std::less<>> kinds{};   // none: all
    std::set<std::string, std::less<>> types{};   // none: all
    std::optional<std::chrono::seconds> waits{};  // a long poll of this length; otherwise a stream
    // For a reader of one thing, who need not be allowed to read others of its kind. It is called
    // under the lock of the Hub, for events that pass the filters, in their order.
    std::string id{};             // "": of any
    Tell tell{};                  // null: events as they are
    std::string told{};           // the id that the client knows
    std::optional<Told> first{};  // told at once
};

// Where a reader gets the events that follow its position.
class Source {
public:
    virtual ~Source() = default;
    // The event of that number, if available.
    virtual SharedLiveEvent find(std::int64_t sequence) const = 0;
    // The number of the last known event.
    virtual std::int64_t last() const = 0;
};

// Makes the pieces of one answer, each of about piece_bytes; a larger event is cut into several, so
// that many readers of a large event use little memory. Not thread-safe: the Hub calls it under its
// lock.
class Reader {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t piece_bytes = 16 * 1024;

    Reader(Subscription subscription, const std::vector<api::Route>& routes, Clock::time_point now);

    struct Step {
        enum class To : std::uint8_t { send, wait, catch_up };
        To to;
        std::string piece{};
        bool is_last = false;
    };
    // What to do now. `catch_up`: the next events are not available; add_backlog() brings some.
    Step step(const Source& source, Clock::time_point now);

    void add_backlog(std::vector<SharedLiveEvent> entries);
    // The next step at the end of an event is the last.
    void end() { is_ending_ = true; }
    bool is_ending() const { return is_ending_; }

    const Subscription& subscription() const { return subscription_; }
    std::int64_t at() const { return at_; }  // the last event it has passed

private:
    bool is_poll() const { return subscription_.waits.has_value(); }
    bool wants(const LiveEvent& entry);
    SharedLiveEvent next(const Source& source);
    void begin(std::string& piece);
    bool has_begun_event() const { return current_ != nullptr; }
    void begin_event(SharedLiveEvent entry, std::string& piece);
    bool begin_told(const LiveEvent& entry);
    bool has_more(const Source& source) const;
    void append_slice(std::string& piece);
    bool is_full() const;
    bool is_time_up(Clock::time_point now, bool has_more) const;
    void finish(std::string& piece, bool has_more) const;
    Step idle(const Source& source, std::string piece, Clock::time_point now);
    std::string position() const;  // what the client continues from
    std::string lines_of(const Told& told);

    const Subscription subscription_;
    records::Readable is_readable_;
    std::int64_t at_;
    std::int64_t sent_;  // the position that the client knows
    std::deque<SharedLiveEvent> backlog_;
    SharedLiveEvent current_;  // what is being sent ...
    std::string instead_;      // ... or what is sent instead ...
    std::string_view rest_;    // ... and what is left of it
    std::string told_;         // the id of what the reader was told last
    std::int64_t events_sent_ = 0;
    std::size_t bytes_sent_ = 0;
    Clock::time_point began_, last_sent_;
    bool has_begun_ = false, is_ending_ = false, has_told_last_ = false;
};

}  // namespace features::live

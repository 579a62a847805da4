#include "features/edge/live/reader.hpp"

#include "base/json_text.hpp"
#include "kinds/user.hpp"

#include <algorithm>

namespace features::live {
namespace {

constexpr std::chrono::seconds heartbeat_every{15};
// A long poll ends when it has this much, and says that there is more.
constexpr std::int64_t poll_events_max = 500;
constexpr std::size_t poll_bytes_max = 1 << 20;
constexpr std::chrono::seconds search_time{5};
// How long a client waits before it reconnects; others who were disconnected do so at the same
// time.
constexpr std::string_view retry_line = "retry: 2000\n";

}  // namespace

Reader::Reader(Subscription subscription, const std::vector<api::Route>& routes,
               Clock::time_point now)
    : subscription_(std::move(subscription)),
      is_readable_(routes, *subscription_.principal, subscription_.store),
      at_(subscription_.after.number),
      sent_(at_),
      told_(subscription_.told),
      began_(now),
      last_sent_(now) {}

void Reader::add_backlog(std::vector<SharedLiveEvent> entries) {
    std::ranges::move(entries, std::back_inserter(backlog_));
}

bool Reader::wants(const LiveEvent& entry) {
    return (subscription_.kinds.empty() || subscription_.kinds.contains(entry.kind)) &&
           (subscription_.types.empty() || subscription_.types.contains(entry.type)) &&
           (subscription_.id.empty() || subscription_.id == entry.id) &&
           (subscription_.tell || is_readable_(entry.kind));
}

SharedLiveEvent Reader::next(const Source& source) {
    if (backlog_.empty()) return source.find(at_ + 1);
    SharedLiveEvent entry = std::move(backlog_.front());
    backlog_.pop_front();
    return entry;
}

void Reader::begin(std::string& piece) {
    has_begun_ = true;
    piece += is_poll() ? R"({"events":[)" : retry_line;
    if (subscription_.first) {
        piece += lines_of(*subscription_.first);
        ++events_sent_;
    } else if (!is_poll()) {
        if (!subscription_.tell) piece += id_line({at_, subscription_.after.epoch});
        piece += '\n';
    }
}

std::string Reader::position() const {
    return subscription_.tell ? told_ : storage::text_of({at_, subscription_.after.epoch});
}

// How the reader is told that, and what follows from it.
std::string Reader::lines_of(const Told& told) {
    told_ = told.id;
    is_ending_ = is_ending_ || told.is_last;
    has_told_last_ = told.is_last;
    return is_poll() ? told.json : "id: " + told.id + '\n' + data_line(told.json) + '\n';
}

// False when the reader is not told of it.
bool Reader::begin_told(const LiveEvent& entry) {
    const std::optional<Told> told = subscription_.tell(entry);
    if (!told) return false;
    instead_ = lines_of(*told);
    rest_ = instead_;
    return true;
}

void Reader::begin_event(SharedLiveEvent entry, std::string& piece) {
    const schema::Kind& users = kinds::user;
    const bool sees_staff = is_readable_(std::string(users.name));
    if (!subscription_.tell)
        rest_ = is_poll() ? entry->json_for(sees_staff) : entry->text_for(sees_staff);
    else if (!begin_told(*entry))
        return;
    if (is_poll() && events_sent_ > 0) piece += ',';
    sent_ = entry->sequence;
    bytes_sent_ += rest_.size();
    ++events_sent_;
    current_ = std::move(entry);
}

void Reader::append_slice(std::string& piece) {
    const std::size_t room = piece_bytes - std::min(piece.size(), piece_bytes);
    const std::string_view slice = rest_.substr(0, std::max<std::size_t>(room, 1));
    piece += slice;
    rest_.remove_prefix(slice.size());
    if (rest_.empty()) current_.reset();
}

bool Reader::is_full() const {
    return is_poll() && (events_sent_ >= poll_events_max || bytes_sent_ >= poll_bytes_max);
}

// A poll that looks for something rare among many events gets some more time, and then continues
// with the next poll.
bool Reader::is_time_up(Clock::time_point now, bool has_more) const {
    if (!is_poll()) return false;
    if (has_more) return now - began_ >= *subscription_.waits + search_time;
    return events_sent_ > 0 || now - began_ >= *subscription_.waits;
}

void Reader::finish(std::string& piece, bool has_more) const {
    if (!is_poll()) return;
    piece += R"(],"next":)" + base::json_string(position()) + R"(,"more":)";
    piece += has_more ? "true}" : "false}";
}

Reader::Step Reader::step(const Source& source, Clock::time_point now) {
    std::string piece;
    if (!has_begun_) begin(piece);
    while (piece.size() < piece_bytes) {
        if (has_begun_event()) {
            append_slice(piece);
            continue;
        }
        if (is_ending_ || is_full()) break;
        SharedLiveEvent entry = next(source);
        if (!entry) break;
        at_ = entry->sequence;
        if (wants(*entry)) begin_event(std::move(entry), piece);
    }
    if (!has_begun_event() && piece.size() < piece_bytes)
        return idle(source, std::move(piece), now);
    last_sent_ = now;
    return {Step::To::send, std::move(piece)};
}

bool Reader::has_more(const Source& source) const {
    if (has_told_last_) return false;
    return !backlog_.empty() || at_ < std::max(source.last(), subscription_.last);
}

// Between two events, with nothing available or no more wanted.
Reader::Step Reader::idle(const Source& source, std::string piece, Clock::time_point now) {
    const bool is_behind = has_more(source);
    if (is_ending_ || is_full() || is_time_up(now, is_behind)) {
        finish(piece, is_behind);
        return {Step::To::send, std::move(piece), true};
    }
    if (piece.empty() && is_behind) return {Step::To::catch_up};
    if (piece.empty() && !is_poll() && now - last_sent_ >= heartbeat_every) {
        // A line with an id and no data moves the client's position and is not an event; a client
        // with a filter then need not re-read what it did not want.
        const bool has_moved = std::exchange(sent_, at_) != at_ && !subscription_.tell;
        piece = has_moved ? id_line({at_, subscription_.after.epoch}) + "\n" : ":\n\n";
    }
    if (piece.empty()) return {Step::To::wait};
    last_sent_ = now;
    return {Step::To::send, std::move(piece)};
}

}  // namespace features::live

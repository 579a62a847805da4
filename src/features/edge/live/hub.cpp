#include "features/edge/live/hub.hpp"

#include "api/guard.hpp"
#include "api/workers.hpp"
#include "auth/sessions.hpp"
#include "base/refusal.hpp"
#include "base/wake.hpp"
#include "features/edge/live/shelf.hpp"

#include <algorithm>
#include <set>

namespace features::live {
namespace {

// Identifies who follows: a key, or a session of a person with certain rights, because one stream
// may have started before these changed, and another after.
std::string name_of(const auth::Principal& principal) {
    const auth::Person* person = principal.person.get();
    return person ? person->session + ' ' + std::to_string(person->fingerprint) : principal.id;
}

bool may_go_on(storage::ReadView& view, const auth::Principal& principal, std::int64_t now_ms) {
    const std::string& account = principal.account;
    const auth::Person* person = principal.person.get();
    if (!person) return auth::is_valid_key(view, account, principal.id, now_ms);
    return auth::is_unchanged(view, *person, now_ms);
}

using std::chrono::milliseconds;

// How often a constantly changing store is read.
constexpr milliseconds reads_every{50};
// Precision of heartbeats and of the ends of long polls.
constexpr milliseconds ticks_every{250};
// Lost hints and revoked keys are found within this time.
constexpr milliseconds looks_every{1'000};
constexpr std::int64_t page_events = 500;          // read by a channel at a time
constexpr std::int64_t backlog_events = 100;       // caught up by a reader at a time ...
constexpr std::size_t backlog_bytes = 128 * 1024;  // ... up to so many bytes

}  // namespace

struct Hub::Seat {
    Reader reader;
    std::shared_ptr<Channel> channel;
    http::Stream::Ready ready{};  // set: the reader waits for a piece
    bool is_catching_up = false;
    std::int64_t backlog_limit = backlog_events;  // less when its events are large
    bool is_broken = false;
    bool is_seated = false, has_left = false;
};

struct Hub::Channel {
    Channel(StoreKey its_key, storage::Epoch its_epoch, std::int64_t last)
        : key(std::move(its_key)), epoch(its_epoch), shelf(last) {}

    void want_reading(Clock::time_point now) {
        if (!reads_at) reads_at = std::max(now, last_read + reads_every);
    }

    const StoreKey key;
    const storage::Epoch epoch;
    Shelf shelf;
    std::set<SharedSeat> seats{};
    std::optional<Clock::time_point> reads_at{};
    Clock::time_point last_read{};
};

struct Hub::Found {
    std::map<std::string, std::int64_t, std::less<>> last;  // event of each store
    std::set<std::string> gone;                             // keys
    storage::Epoch epoch{};
};

// The body that the HTTP layer pulls. However it ends, it frees the seat.
class Hub::Body final : public http::Stream {
public:
    Body(Hub& hub, SharedSeat seat) : hub_(hub), seat_(std::move(seat)) {}
    ~Body() override { hub_.leave(seat_); }
    Body(const Body&) = delete;
    Body& operator=(const Body&) = delete;

    void pull(Ready ready) override { hub_.pull(seat_, std::move(ready)); }
    void end_soon() override { hub_.end(seat_); }
    std::size_t piece_bytes_max() const override { return Reader::piece_bytes; }

private:
    Hub& hub_;
    const SharedSeat seat_;
};

Hub::Hub() = default;
Hub::~Hub() { stop(); }

void Hub::stop() {
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
        while (!channels_.empty()) cut(channels_.begin()->second, deliveries);
    }
    wake();
    deliver(std::move(deliveries));
    if (thread_.joinable()) thread_.join();
}

std::unique_ptr<http::Stream> Hub::follow(api::Services& services, storage::ReadView& view,
                                          Subscription subscription) {
    const StoreKey key{subscription.principal->account, subscription.store};
    const std::int64_t last = storage::sequence(view, key.first, key.second);
    const storage::Epoch epoch = view.epoch();
    cut_of_other_epoch(key, epoch);
    std::unique_ptr<Body> body;  // its destructor takes the lock
    const std::lock_guard lock(mutex_);
    require_room(*subscription.principal);
    services_ = &services;
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
    const auto known = channels_.find(key);
    const SharedChannel channel =
        known == channels_.end() ? std::make_shared<Channel>(key, epoch, last) : known->second;
    auto seat = std::make_shared<Seat>(
        Seat{Reader(std::move(subscription), services.routes, Clock::now()), channel});
    body = std::make_unique<Body>(*this, seat);
    give_seat(seat);
    return body;
}

// Leaves nothing behind if memory runs out.
void Hub::give_seat(const SharedSeat& seat) {
    const SharedChannel& channel = seat->channel;
    const auth::Principal& principal = *seat->reader.subscription().principal;
    const auto [place, is_new] = channels_.try_emplace(channel->key, channel);
    try {
        channel->seats.insert(seat);
        seats_.take(principal.account, principal.id);
    } catch (...) {
        channel->seats.erase(seat);
        if (is_new) channels_.erase(place);
        throw;
    }
    seat->is_seated = true;
    is_followed_ = true;
    if (!is_new) return;
    // The hints of what was committed since the snapshot came before this channel existed.
    channel->want_reading(Clock::now());
    wake();
}

void Hub::cut_of_other_epoch(const StoreKey& key, storage::Epoch epoch) {
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        const auto known = channels_.find(key);
        if (known == channels_.end() || known->second->epoch == epoch) return;
        const SharedChannel channel = known->second;
        cut(channel, deliveries);
    }
    deliver(std::move(deliveries));
}

void Hub::require_room(const auth::Principal& principal) const {
    if (is_stopping_) throw base::Refusal::unavailable("stopping", "The server is stopping", 1);
    if (seats_.has_room(principal.account, principal.id)) return;
    auto refusal = base::Refusal(429, "too_many_readers",
                                 "Too many event streams are open; close some of them");
    refusal.headers.emplace_back("Retry-After", "5");
    throw refusal;
}

void Hub::hint(std::string_view text) {
    const auto events = storage::read_events_hint(text);
    const bool may_end_some =
        text.empty() || text == auth::keys_hint || text == auth::sessions_hint;
    if (!events && !may_end_some) return;
    if (!is_followed_) return;
    {
        const std::lock_guard lock(wake_mutex_);
        if (events)
            hinted_[{std::string(events->account), std::string(events->store)}] = events->sequence;
        else
            looks_soon_ = true;
    }
    wake();
}

void Hub::wake() {
    const std::lock_guard lock(wake_mutex_);
    is_woken_ = true;
    wakes_.notify_one();
}

// Until somebody wakes it, or that time.
void Hub::wait_until(Clock::time_point due) {
    std::unique_lock lock(wake_mutex_);
    const auto is_woken = [this] { return is_woken_; };
    if (due == Clock::time_point::max())
        wakes_.wait(lock, is_woken);
    else
        wakes_.wait_until(lock, due, is_woken);
    is_woken_ = false;
}

void Hub::take_hints() {
    std::map<StoreKey, std::int64_t> hinted;
    {
        const std::lock_guard lock(wake_mutex_);
        hinted.swap(hinted_);
        if (std::exchange(looks_soon_, false)) looks_at_ = {};
    }
    for (const auto& [key, sequence] : hinted) {
        const auto found = channels_.find(key);
        if (found != channels_.end() && found->second->shelf.last() < sequence)
            found->second->want_reading(Clock::now());
    }
}

void Hub::pull(const SharedSeat& seat, http::Stream::Ready ready) {
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        seat->ready = std::move(ready);
        advance(seat, deliveries);
    }
    deliver(std::move(deliveries));
}

void Hub::end(const SharedSeat& seat) {
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        seat->reader.end();
        advance(seat, deliveries);
    }
    deliver(std::move(deliveries));
}

void Hub::leave(const SharedSeat& seat) {
    const std::lock_guard lock(mutex_);
    seat->has_left = true;
    seat->ready = {};
    if (!seat->is_seated) return;
    const auth::Principal& principal = *seat->reader.subscription().principal;
    seats_.leave(principal.account, principal.id);
    is_followed_ = seats_.taken() > 0;
    Channel& channel = *seat->channel;
    channel.seats.erase(seat);
    if (!channel.seats.empty()) return;
    const auto found = channels_.find(channel.key);
    if (found != channels_.end() && found->second.get() == &channel) channels_.erase(found);
}

// A reader that no worker has time for is ended; it will reconnect. Without memory it stays as it
// is until the next tick.
void Hub::advance(const SharedSeat& seat, Deliveries& deliveries) {
    if (!seat->ready || (seat->is_catching_up && !seat->reader.is_ending())) return;
    try {
        // A finished piece is never lost for lack of memory to deliver it.
        if (deliveries.size() == deliveries.capacity())
            deliveries.reserve(std::max<std::size_t>(16, 2 * deliveries.size()));
        Reader::Step step = next_step(*seat);
        if (step.to == Reader::Step::To::wait) return;
        if (step.to == Reader::Step::To::catch_up) {
            if (catch_up(seat)) return;
            seat->reader.end();
            return advance(seat, deliveries);
        }
        auto state = step.is_last ? http::Stream::State::last : http::Stream::State::more;
        if (seat->is_broken) state = http::Stream::State::failed;
        deliveries.push_back({std::exchange(seat->ready, {}), std::move(step.piece), state});
    } catch (const std::bad_alloc&) {
    }
}

// A reader whose piece could not be made may have lost part of it: it is disconnected and will
// reconnect.
Reader::Step Hub::next_step(Seat& seat) {
    try {
        if (!seat.is_broken) return seat.reader.step(seat.channel->shelf, Clock::now());
    } catch (const std::bad_alloc&) {
        seat.is_broken = true;
    }
    return {Reader::Step::To::send, {}, true};
}

void Hub::advance_all(Channel& channel, Deliveries& deliveries) {
    for (const SharedSeat& seat : channel.seats) advance(seat, deliveries);
}

// New readers get a new channel.
void Hub::cut(const SharedChannel& channel, Deliveries& deliveries) {
    for (const SharedSeat& seat : channel->seats) seat->reader.end();
    advance_all(*channel, deliveries);
    const auto found = channels_.find(channel->key);
    if (found != channels_.end() && found->second == channel) channels_.erase(found);
}

void Hub::deliver(Deliveries deliveries) {
    const base::WakeLater together;
    for (Delivery& delivery : deliveries) delivery.ready(std::move(delivery.piece), delivery.state);
}

bool Hub::catch_up(const SharedSeat& seat) {
    return seat->is_catching_up =
               services_->lanes.reads.post(seat->reader.subscription().principal->id, [this, seat] {
                   if (api::succeeds("catch_up", [&] { read_backlog(seat); })) return;
                   const std::lock_guard lock(mutex_);
                   seat->is_catching_up = false;
               });
}

void Hub::read_backlog(const SharedSeat& seat) {
    std::int64_t after = 0, limit = 0;
    bool is_at_hand = false;
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        if (seat->has_left) return;
        after = seat->reader.at();
        limit = seat->backlog_limit;
        is_at_hand = seat->channel->shelf.find(after + 1) != nullptr;  // read by another meanwhile
        if (is_at_hand) {
            seat->is_catching_up = false;
            advance(seat, deliveries);
        }
    }
    if (is_at_hand) return deliver(std::move(deliveries));
    Page page;
    const StoreKey& key = seat->channel->key;
    const bool is_read = api::succeeds(
        "catch_up", [&] { page = read_page(*services_, key.first, key.second, after, limit); });
    page.shorten(backlog_bytes);
    {
        const std::lock_guard lock(mutex_);
        seat->is_catching_up = false;
        ++counts_.pages;
        seat->backlog_limit =
            std::clamp<std::int64_t>(2 * std::ssize(page.entries), 1, backlog_events);
        if (!is_read || page.epoch != seat->channel->epoch || !page.follows(after)) {
            seat->reader.end();
        } else {
            seat->channel->shelf.add_older(page, Clock::now());
            seat->reader.add_backlog(std::move(page.entries));
        }
        advance(seat, deliveries);
    }
    deliver(std::move(deliveries));
}

void Hub::run() {
    std::unique_lock lock(mutex_);
    while (!is_stopping_) {
        take_hints();
        const Clock::time_point now = Clock::now();
        const Clock::time_point due = next_due();
        if (due > now) {
            lock.unlock();
            wait_until(due);
            lock.lock();
            continue;
        }
        const bool looks = looks_at_ <= now, ticks = ticks_at_ <= now;
        if (looks) looks_at_ = now + looks_every;
        if (ticks) ticks_at_ = now + ticks_every;
        std::vector<SharedChannel> to_read;
        api::succeeds("live", [&] { take_due(now, to_read); });
        lock.unlock();
        for (const SharedChannel& channel : to_read)
            api::succeeds("live", [&] { read_channel(channel); });
        if (looks) api::succeeds("live", [&] { look(); });
        if (ticks) api::succeeds("live", [&] { tick(); });
        lock.lock();
    }
}

Hub::Clock::time_point Hub::next_due() const {
    if (channels_.empty()) return Clock::time_point::max();
    Clock::time_point due = std::min(ticks_at_, looks_at_);
    for (const auto& [key, channel] : channels_)
        if (channel->reads_at) due = std::min(due, *channel->reads_at);
    return due;
}

void Hub::take_due(Clock::time_point now, std::vector<SharedChannel>& due) {
    for (const auto& [key, channel] : channels_) {
        if (!channel->reads_at || *channel->reads_at > now) continue;
        due.push_back(channel);
        channel->reads_at.reset();
        channel->last_read = now;
    }
}

// One page at a time, so that a store with many new events does not delay the others.
void Hub::read_channel(const SharedChannel& channel) {
    const std::int64_t after = channel->shelf.last();  // only this thread changes it
    Page page;
    const StoreKey& key = channel->key;
    const bool is_read = api::succeeds("read_events", [&] {
        page = read_page(*services_, key.first, key.second, after, page_events);
    });
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        if (!is_read) {
            channel->reads_at = Clock::now() + looks_every;
        } else if (page.epoch != channel->epoch || !page.follows(after)) {
            cut(channel, deliveries);
        } else {
            ++counts_.readings;
            counts_.events += std::ssize(page.entries);
            channel->shelf.add(page);
            if (channel->shelf.last() < page.last) channel->reads_at = Clock::now();
            advance_all(*channel, deliveries);
        }
    }
    deliver(std::move(deliveries));
}

void Hub::tick() {
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [key, channel] : channels_) {
            channel->shelf.forget_older(Clock::now());
            advance_all(*channel, deliveries);
        }
    }
    deliver(std::move(deliveries));
}

// Finds what hints missed: new events, another epoch, keys that are no longer valid, and people
// whose session has ended or whose rights have changed since they started to follow.
void Hub::look() {
    std::map<std::string, std::map<std::string, std::shared_ptr<const auth::Principal>>> followers;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [key, channel] : channels_)
            for (const SharedSeat& seat : channel->seats)
                followers[key.first].emplace(name_of(*seat->reader.subscription().principal),
                                             seat->reader.subscription().principal);
    }
    api::succeeds("look_for_events", [&] {
        const std::int64_t now_ms = services_->world.clock.now_ms();
        for (const auto& of_account : followers) {
            const std::string& account = of_account.first;
            Found found;
            services_->database.read([&](storage::ReadView& view) {
                found.last = storage::sequences_of_stores(view, account);
                for (const auto& [name, principal] : of_account.second)
                    if (!may_go_on(view, *principal, now_ms)) found.gone.insert(name);
                found.epoch = view.epoch();
            });
            apply(account, found);
        }
    });
}

void Hub::apply(const std::string& account, const Found& found) {
    Deliveries deliveries;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [key, channel] : channels_) {
            if (key.first != account) continue;
            const auto last = found.last.find(key.second);
            const bool has_news = last != found.last.end() && last->second != channel->shelf.last();
            if (has_news || channel->epoch != found.epoch) channel->want_reading(Clock::now());
            for (const SharedSeat& seat : channel->seats)
                if (found.gone.contains(name_of(*seat->reader.subscription().principal)))
                    seat->reader.end();
            advance_all(*channel, deliveries);
        }
    }
    deliver(std::move(deliveries));
}

Hub::Figures Hub::figures() const {
    const std::lock_guard lock(mutex_);
    Figures figures = counts_;
    figures.readers = static_cast<std::int64_t>(seats_.taken());
    figures.channels = std::ssize(channels_);
    return figures;
}

}  // namespace features::live

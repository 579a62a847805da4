// Sends the events of a store to everyone who follows it, as soon as they are committed.
//
// A store that somebody follows has a channel: its last events, read once for all its readers. The
// hub's thread reads when a hint announces new ones, at most every 50 ms, and checks once a second
// whether a hint got lost. For readers whose position is before the kept events, workers
// (Lanes::reads) read page by page until they have caught up; a page is kept for a moment, because
// readers often fall behind together. Nobody holds a snapshot or a database connection while
// waiting for a socket, and a reader takes the memory of one piece and one page of a catch-up.
#pragma once

#include "api/call.hpp"
#include "features/edge/live/reader.hpp"
#include "features/edge/live/seats.hpp"

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace features::live {

class Hub {
public:
    static constexpr std::size_t readers_max = 10'000;
    static constexpr std::size_t readers_of_key_max = 1'000;  // and a share of the total: Seats

    Hub();
    ~Hub();  // calls stop()

    // A body for the request. `view` is the snapshot in which its position was found to be kept.
    // `services` must live until stop(). Throws base::Refusal (429) when there are too many
    // readers.
    std::unique_ptr<http::Stream> follow(api::Services& services, storage::ReadView& view,
                                         Subscription subscription);

    // For Feature::on_hint.
    void hint(std::string_view text);

    // Ends all readers, at the end of an event, and the thread. Further calls do nothing.
    void stop();

    struct Figures {
        std::int64_t readers = 0, channels = 0;
        std::int64_t readings = 0, pages = 0, events = 0;  // since the start
    };
    Figures figures() const;

private:
    using Clock = Reader::Clock;
    using StoreKey = std::pair<std::string, std::string>;  // account, store
    class Body;
    struct Seat;  // a reader and what waits for its next piece
    struct Channel;
    struct Found;  // what a look into the tables found
    using SharedSeat = std::shared_ptr<Seat>;
    using SharedChannel = std::shared_ptr<Channel>;

    // What is called after the lock is released.
    struct Delivery {
        http::Stream::Ready ready;
        std::string piece;
        http::Stream::State state;
    };
    using Deliveries = std::vector<Delivery>;

    void pull(const SharedSeat& seat, http::Stream::Ready ready);
    void end(const SharedSeat& seat);
    void leave(const SharedSeat& seat);

    void wake();
    void wait_until(Clock::time_point due);

    void cut_of_other_epoch(const StoreKey& key, storage::Epoch epoch);

    // These eight are called under the lock.
    void give_seat(const SharedSeat& seat);
    static Reader::Step next_step(Seat& seat);
    void take_hints();
    void require_room(const auth::Principal& principal) const;
    void advance(const SharedSeat& seat, Deliveries& deliveries);
    void advance_all(Channel& channel, Deliveries& deliveries);
    void cut(const SharedChannel& channel, Deliveries& deliveries);
    bool catch_up(const SharedSeat& seat);
    void read_backlog(const SharedSeat& seat);
    static void deliver(Deliveries deliveries);

    void run();
    Clock::time_point next_due() const;
    void take_due(Clock::time_point now, std::vector<SharedChannel>& due);
    void read_channel(const SharedChannel& channel);
    void tick();
    void look();
    void apply(const std::string& account, const Found& found);

    mutable std::mutex mutex_;
    std::map<StoreKey, SharedChannel, std::less<>> channels_;
    Seats seats_{readers_max, readers_of_key_max};
    Figures counts_;
    api::Services* services_ = nullptr;
    bool is_stopping_ = false;
    Clock::time_point ticks_at_{}, looks_at_{};

    // What wakes the thread. Separate, so that a writing thread with a hint never waits until
    // hundreds of readers are served.
    std::mutex wake_mutex_;
    std::condition_variable wakes_;
    std::map<StoreKey, std::int64_t> hinted_;
    bool is_woken_ = false, looks_soon_ = false;
    std::atomic<bool> is_followed_ = false;

    std::thread thread_;  // started by the first reader
};

}  // namespace features::live

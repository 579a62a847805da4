// Calls of webhooks under way in this process, of all stores, and their results.
//
// Nobody waits for a receiver here: the result of a call is kept for the job of its store, which is
// woken to record it. A store whose deliveries have no room (see room.hpp) is woken when there is.
#pragma once

#include "features/edge/webhooks/room.hpp"
#include "features/edge/webhooks/webhook_store.hpp"
#include "http/courier.hpp"
#include "http/memory.hpp"

#include <condition_variable>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <vector>

namespace features::webhooks {

// A delivery that was picked to be sent.
struct Picked {
    Delivery delivery;          // as it was before
    std::int64_t edition = 0;   // of its hook
    std::int64_t begun_ms = 0;  // when it was picked, and ...
    std::int64_t held_ms = 0;   // ... until when nobody else picks it
    bool is_probe = false;      // the only one sent to a hook in trouble
};

struct Sent {
    Picked picked;
    http::Receipt receipt;

    bool has_arrived() const { return receipt.status >= 200 && receipt.status < 300; }
};

// Any thread.
class Post {
public:
    using Carry = std::function<void(http::Parcel, http::Courier::Done)>;
    using Wake = std::function<void(const StoreKey&)>;

    // Throws std::invalid_argument naming the one that is not a network.
    Post(const std::vector<std::string>& allowed_networks, const Room::Limits& limits);
    // With a test's own carrier.
    Post(Carry carry, const Room::Limits& limits);
    ~Post();  // calls stop()

    const http::Targets& targets() const { return targets_; }
    // How stores are woken, and the budget that bodies count against; both must live until stop().
    void connect(Wake wake, http::Memory* memory);

    // How many calls of the hook may start now. If 0, the store is woken when one may.
    std::int64_t places(const StoreKey& at, const std::string& hook);
    bool is_under_way(const StoreKey& at, std::int64_t number) const;
    // False: there is no room; the store is woken when there is.
    bool send(const StoreKey& at, Picked picked, http::Parcel parcel);

    // Results that nobody has recorded yet.
    std::vector<Sent> take(const StoreKey& at);
    // Returns a result that could not be recorded, or that came without sending anything.
    void put_back(const StoreKey& at, std::vector<Sent> sent);
    // Waits a short time for a result. True: there is one.
    bool wait(const StoreKey& at, std::chrono::milliseconds wait_max);
    // Wakes all stores with results to record, and one that has room again, in case a wake was
    // missed.
    void wake_again();

    // Interrupts calls under way, and wakes nobody any more. Results can still be taken.
    void stop();
    bool is_stopped() const;
    std::vector<StoreKey> with_receipts() const;

    Room::Use used() const;

    // While the job of a store runs, it looks for results itself, so nobody needs to wake it. At
    // the end it is woken if something is left, and so is the next store that waits for room.
    class Turn {
    public:
        Turn(Post& post, const StoreKey& at);
        ~Turn();
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;

        void wants_another() { wants_another_ = true; }

    private:
        Post& post_;
        const StoreKey at_;
        bool wants_another_ = false;
    };

private:
    struct Entry {
        Sent sent{};
        Room::Caller caller{};
        std::int64_t bytes = 0;
        http::Charge charge{};
    };
    struct Store {
        std::list<Entry> under_way{}, done{};
        int turns = 0;
    };
    using Stores = std::map<StoreKey, Store>;

    void finish(const StoreKey& at, std::list<Entry>::iterator entry, http::Receipt receipt);
    void end_turn(const StoreKey& at, bool wants_another);
    std::vector<StoreKey> next_with_room();
    void tidy(Stores::iterator store);
    void wake(const std::vector<StoreKey>& stores);

    const http::Targets targets_;
    const Carry carry_;
    mutable std::mutex mutex_;
    std::condition_variable arrives_;
    bool is_stopped_ = false;
    Wake wake_;
    http::Memory* memory_ = nullptr;
    Room room_;
    Stores stores_;
    std::unique_ptr<http::Courier> courier_;  // destroyed first: it calls the others
};

}  // namespace features::webhooks

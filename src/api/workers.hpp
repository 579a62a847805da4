// Threads for what is too slow for an I/O thread, in lanes: what crowds one lane holds up no other,
// and in a lane nobody holds up anybody else.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace api {

// Those who have work waiting are served in turn, a piece of work each. Of several threads one is
// always left for others: nobody takes them all.
class Lane {
public:
    struct Size {
        int threads;
        std::size_t waiting_max;  // of one asker
    };
    explicit Lane(Size size);
    ~Lane();  // finishes what waits

    // Any thread. False when too much of this asker waits already, or after stop(); then `work` is
    // not kept. It must not throw.
    bool post(std::string_view who, std::function<void()> work);
    void stop();  // when what waits is finished

private:
    struct Asker;
    using Place = std::map<std::string, Asker, std::less<>>::iterator;
    struct Asker {
        std::deque<std::function<void()>> waiting{};
        int running = 0;
        std::list<Place> turn{};  // itself, unless it stands in `turns_`
    };

    void run();
    void queue_up(Place asker);

    const Size size_;
    std::mutex mutex_;
    std::condition_variable wakes_;
    std::map<std::string, Asker, std::less<>> askers_;  // who has work here
    std::list<Place> turns_;  // who has work waiting and a thread left for it
    bool is_stopping_ = false;
    std::vector<std::jthread> threads_;
};

struct Lanes {
    Lane commands{{.threads = 1, .waiting_max = 64}};  // the operator's: a key is always revoked
    Lane long_commands{{.threads = 1, .waiting_max = 16}};
    Lane reads{{.threads = 3, .waiting_max = 256}};    // searches and long lists
    Lane prepares{{.threads = 2, .waiting_max = 32}};  // of writes with large bodies

    void stop();
};

}  // namespace api

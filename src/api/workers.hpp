// Threads for work that is too slow for an I/O thread. Each sort of slow work has its lane, so that
// a busy lane delays no other; within a lane askers are served in turn.
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

// A queue with threads of its own. Whoever has work waiting (an asker: an API key) gets one piece
// of it done, then the next asker has a turn. In a lane of several threads one asker never occupies
// all of them.
class Lane {
public:
    struct Size {
        int threads;              // at least 1
        std::size_t waiting_max;  // pieces of work of one asker, those that run not counted
    };
    explicit Lane(Size size);
    ~Lane();  // calls stop()

    // Runs `work` on a thread of the lane; `who` names the asker. False when waiting_max pieces of
    // this asker are waiting, or after stop(); then `work` is dropped. `work` must not throw.
    // Askers of lower rank come first. Any thread.
    bool post(std::string_view who, std::function<void()> work, int rank = 0);
    // Takes no more work, and returns when all that waits is done. Not from a thread of the lane.
    void stop();

private:
    struct Asker;
    using Place = std::map<std::string, Asker, std::less<>>::iterator;
    struct Asker {
        std::deque<std::function<void()>> waiting{};
        int running = 0;
        int rank = 0;  // as given last
        // The list node of this asker in `turns_`; empty while it is there. It is made in post(),
        // so that taking turns needs no memory and cannot fail.
        std::list<Place> turn{};
    };

    void run();
    void queue_up(Place asker);

    const Size size_;
    std::mutex mutex_;
    std::condition_variable wakes_;
    std::map<std::string, Asker, std::less<>> askers_;  // all with work that waits or runs
    std::list<Place> turns_;  // askers with work waiting that may occupy one more thread
    bool is_stopping_ = false;
    std::vector<std::jthread> threads_;
};

struct Lanes {
    Lane commands{{.threads = 1, .waiting_max = 64}};  // the operator's short ones: `key revoke`
    Lane long_commands{{.threads = 1, .waiting_max = 16}};  // those that may take minutes
    Lane reads{{.threads = 3, .waiting_max = 256}};         // searches and long lists
    Lane reports{{.threads = 2, .waiting_max = 64}};        // Pace::Lane::reports
    Lane sign_ins{{.threads = 2, .waiting_max = 64}};   // Pace::Lane::sign_ins, of Visit::is_known
    Lane strangers{{.threads = 1, .waiting_max = 64}};  // the same, of all others
    Lane mails{{.threads = 1, .waiting_max = 64}};  // those whose answer waits for a mail server
    Lane forgotten{{.threads = 1, .waiting_max = 64}};  // the same, where no answer waits
    Lane prepares{{.threads = 2, .waiting_max = 32}};   // `prepare` of slow operations
    Lane pictures{
        {.threads = 1, .waiting_max = 256}};  // smaller pictures that nobody asked for yet

    void stop();  // all lanes, one after another
};

}  // namespace api
